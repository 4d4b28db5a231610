import { defineConfig } from "@playwright/test"
import { browserArguments, findBrowser } from "./scripts/browser.js"

/**
 * Where a form is another one without scripts, a browser without them fills it in too. That every button and link
 * of every screen does something without them is looked at in each (every-screen.spec.ts).
 */
const withoutJavascript = ["without-javascript.spec.ts", "form-*.spec.ts"]

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine can miss a beat: what passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/results.json" }]],
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // It would stand between a page and what a test puts in its way.
    serviceWorkers: "block",
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    // Pictures of every step would cost a fifth of the run.
    trace: { mode: "on-first-retry", screenshots: false },
  },
  projects: [
    { name: "javascript", testIgnore: "without-javascript.spec.ts" },
    {
      name: "no-javascript",
      testMatch: withoutJavascript,
      use: { javaScriptEnabled: false },
    },
  ],
})
