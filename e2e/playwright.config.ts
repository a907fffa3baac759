import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser, wholeBrowser } from './fixtures/browser.ts'

export default defineConfig({
  testDir: 'stories',
  // Needs what a headless shell lacks.
  testIgnore: wholeBrowser === undefined ? ['push/whole-browser.spec.ts'] : [],
  outputDir: '../test-results',
  globalSetup: './world/start-world.ts',
  fullyParallel: true,
  // One more than there are cores, because a story spends much of its time waiting for its page. All share one server,
  // which six workers keep busy.
  workers: Math.min(6, Math.max(3, availableParallelism() + 1)),
  forbidOnly: true,
  // On a shared machine a story may time out once; one that fails twice is wrong. The report lists those that were repeated.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/report.json' }],
  ],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer before `page.route`. The story about the worker allows it.
    serviceWorkers: 'block',
    // Tracing takes a fifth of the time, so only the first retry is traced. For all: `npx playwright test -c
    // e2e/playwright.config.ts --trace on`.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
