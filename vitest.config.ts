import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What puts something else in the place of a module; it would be there for the files after it too. */
const alone = 'server/**/*.alone.test.ts'

export default defineConfig({
  test: {
    // As in the stories: a machine that others load may be late once; a test that fails twice is wrong, and the report names those that needed it.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    // A file says `@module-tag long` at its head; `npm test` leaves its tests out.
    tags: [
      {
        name: 'long',
        description: 'Takes long: a simulation, a load, a crash at every moment, a matrix of everything',
      },
    ],
    // A process runs file after file: reading the whole server anew for each would take a sixth of the time.
    isolate: false,
    pool: 'forks',
    // Files wait for their servers and databases about half of the time. All share one PostgreSQL, which eight keep busy.
    maxWorkers: Math.min(8, Math.max(4, availableParallelism() * 2)),
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
          // For what hangs. The longest properties take a quarter of a minute alone, and five times that on a slow machine beside three others.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
