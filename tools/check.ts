import { availableParallelism } from 'node:os'
import { runSteps } from './checks/run-steps.ts'
import { checks } from './checks/steps.ts'

/** `npm run check`: everything that can be told without a database. */
const { failed } = await runSteps(checks, Math.min(4, availableParallelism()))
process.exitCode = failed === 0 ? 0 : 1
