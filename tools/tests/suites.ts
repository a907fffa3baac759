import type { Suite } from './run-suite.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  /** By file; one that did not load has failed and has no tests. */
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

interface PlaywrightReport {
  /** A flaky story failed once and passed when it was told again, which happens in CI alone; the report names it. */
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  /** Errors outside of stories. */
  readonly errors: readonly unknown[]
}

/** Those without the tag `long`, or with `isWhole` all of them. */
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
    // Vitest's own format, as its version is pinned.
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  },
})

/** The stories that `npm test` tells: together with the tests they show each acceptance item at least once. */
export const mainStories: readonly string[] = ['--grep=@main']

/** Those that the words choose, as Playwright reads them: files, `-g`, `--trace on`; all where there are none. */
export const storiesOf = (words: readonly string[]): Suite => ({
  name: 'Stories in the browser',
  command: () => ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...words],
  variables: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  count: (report) => {
    // Playwright's own format, as its version is pinned.
    const { stats, errors } = report as PlaywrightReport
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
  },
})
