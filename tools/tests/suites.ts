import type { Suite } from './run-suite.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  /** By file. A file that did not load has failed and has no tests. */
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

interface PlaywrightReport {
  /** A flaky story failed once and passed when it was repeated, which happens only in CI. The report names it. */
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  /** Errors outside of stories. */
  readonly errors: readonly unknown[]
}

/** Tests without the tag `long`; with `isWhole`, all of them. */
export const unitTests = (isWhole: boolean): Suite => ({
  name: 'Tests',
  command: (report) => [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(isWhole ? [] : ['--tags-filter=!long']),
  ],
  count: (report) => {
    // The format of the pinned version of Vitest.
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  },
})

/** The stories that `npm test` runs. Together with the quick tests there is at least one for each acceptance item. */
export const mainStories: readonly string[] = ['--grep=@main']

/** The stories that the arguments select, in Playwright's syntax: files, `-g`, `--trace on`; by default all. */
export const storiesOf = (words: readonly string[]): Suite => ({
  name: 'Stories in the browser',
  command: () => ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...words],
  variables: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  count: (report) => {
    // The format of the pinned version of Playwright.
    const { stats, errors } = report as PlaywrightReport
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
  },
})
