import { availableParallelism } from 'node:os'
import { runSteps } from './checks/run-steps.ts'
import { checks, tablesDrift } from './checks/steps.ts'
import { runSuite, type Tally } from './tests/run-suite.ts'
import { storiesOf, unitTests } from './tests/suites.ts'

const [part, ...words] = process.argv.slice(2)

/** `npm test`: everything, each part even where one before it failed. `npm run e2e`: the stories in the browser alone, or those that are named behind `--`. */
const runStories = (): Promise<Tally> => runSuite(storiesOf(words))

const parts: readonly (() => Promise<Tally>)[] =
  part === 'e2e'
    ? [runStories]
    : [
        () => runSteps(checks, Math.min(4, availableParallelism())),
        () => runSteps([tablesDrift], 1),
        () => runSuite(unitTests),
        runStories,
      ]

let total: Tally = { passed: 0, failed: 0 }
for (const part of parts) {
  const { passed, failed } = await part()
  total = { passed: total.passed + passed, failed: total.failed + failed }
}
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
