import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVICE = process.env["ROLLOUT_SERVICE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/rollout/server/page",
    emptyOutDir: true,
    // The content security policy of the service allows files, not data addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVICE, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
