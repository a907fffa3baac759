import { availableParallelism } from 'node:os'
import { runSteps } from './checks/run-steps.ts'
import { checks } from './checks/steps.ts'

/** `npm run check`: all checks that need no database. */
const { failed } = await runSteps(checks, Math.min(4, availableParallelism()))
process.exitCode = failed === 0 ? 0 : 1
