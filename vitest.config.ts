import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // As in the stories: a machine that others load may be late once; a test that fails twice is wrong, and the report names those that needed it.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    projects: [
      { test: { name: 'contract', include: ['contract/**/*.test.ts'] } },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
          maxWorkers: 3,
        },
      },
    ],
  },
})
