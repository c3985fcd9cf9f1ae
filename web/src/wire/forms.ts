/** What the service sends, read as the form that `rollout schema` says it has. */

/** The one place where that is taken on trust: the forms are written from those of the game, and a test compares them. */
export function readAs<Form>(sent: unknown): Form {
  return sent as Form;
}
