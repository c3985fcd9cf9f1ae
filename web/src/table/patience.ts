import { Refused } from "../wire/live";

/** Ask again a little later where too much was asked at once. */
export async function patient<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let pause = 150; ; pause *= 2) {
    try {
      return await ask();
    } catch (error) {
      const busy = error instanceof Refused && error.refused.refusal.why === "too-many-messages";
      if (!busy || pause > 3_000) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
