import type { Step } from './run-steps.ts'

/** All checks that need no database, the slowest first. */
export const checks: readonly Step[] = [
  { name: 'types of server, contract and tools', command: ['tsc', '-p', '.'] },
  { name: 'types of the web', command: ['tsc', '-p', 'web'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'web/src/service-worker'] },
  { name: 'types of the stories and the bench', command: ['tsc', '-p', 'e2e'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'who may import whom', command: ['node', 'tools/checks/dependencies.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'openapi.json and the client’s types', command: ['node', 'tools/generate-openapi.ts', '--check'] },
  { name: 'reference of the configuration', command: ['node', 'tools/generate-configuration.ts', '--check'] },
  { name: 'laws of the source', command: ['node', 'tools/checks/source-laws.ts'] },
  { name: 'translations', command: ['node', 'tools/checks/translations.ts'] },
  { name: 'links in the documents', command: ['node', 'tools/checks/links.ts'] },
]

/** Needs its own database, and starts one. */
export const tablesDrift: Step = {
  name: 'types of the tables',
  command: ['node', 'tools/generate-tables.ts', '--check'],
}
