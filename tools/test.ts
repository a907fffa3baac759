import { availableParallelism } from 'node:os'
import { runSteps } from './checks/run-steps.ts'
import { checks, tablesDrift } from './checks/steps.ts'
import { runSuite, type Tally } from './tests/run-suite.ts'
import { mainStories, storiesOf, unitTests } from './tests/suites.ts'

const [part, ...words] = process.argv.slice(2)

const checked = (): Promise<Tally> => runSteps(checks, Math.min(4, availableParallelism()))
const tablesChecked = (): Promise<Tally> => runSteps([tablesDrift], 1)

/**
 * `npm test`: the checks, the tests and the main stories, within a quarter of an hour on two cores. `npm run test:all`:
 * also the long tests and every story. Each part runs even if an earlier one failed. `npm run e2e`: only the stories,
 * or those named after `--`.
 */
const partsOf = (asked: string | undefined): readonly (() => Promise<Tally>)[] => {
  if (asked === 'e2e') return [() => runSuite(storiesOf(words))]
  const isWhole = asked === 'all'
  return [
    checked,
    tablesChecked,
    () => runSuite(unitTests(isWhole)),
    () => runSuite(storiesOf(isWhole ? [] : mainStories)),
  ]
}

let total: Tally = { passed: 0, failed: 0 }
for (const run of partsOf(part)) {
  const { passed, failed } = await run()
  total = { passed: total.passed + passed, failed: total.failed + failed }
}
process.exitCode = total.failed === 0 ? 0 : 1
console.log(`\n${total.passed} passed, ${total.failed} failed`)
