import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser, wholeBrowser } from './fixtures/browser.ts'

export default defineConfig({
  testDir: 'stories',
  // What a headless shell does not have at all.
  testIgnore: wholeBrowser === undefined ? ['push/whole-browser.spec.ts'] : [],
  outputDir: '../test-results',
  globalSetup: './world/start-world.ts',
  fullyParallel: true,
  // One more than there are cores, as a story waits for its page a good part of the time; all share one server, which six keep busy.
  workers: Math.min(6, Math.max(3, availableParallelism() + 1)),
  forbidOnly: true,
  // A machine that others load may be late once; a story that fails twice is wrong. The report names those that needed it.
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
    // A worker of the page would answer in front of `page.route`; the story about it lets it in.
    serviceWorkers: 'block',
    // Writing one down costs a fifth of the time, so only what failed once is; `npx playwright test -c e2e/playwright.config.ts --trace on` for all.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
})
