import { defineConfig } from 'vitest/config'

/** What puts something else in the place of a module; it would be there for the files after it too. */
const alone = 'server/**/*.alone.test.ts'

export default defineConfig({
  test: {
    // As in the stories: a machine that others load may be late once; a test that fails twice is wrong, and the report names those that needed it.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    // A process runs file after file: reading the whole server anew for each would take a sixth of the time.
    isolate: false,
    pool: 'forks',
    // Files wait for their servers and databases about half of the time.
    maxWorkers: 4,
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'alone', include: [alone], isolate: true } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [alone],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
