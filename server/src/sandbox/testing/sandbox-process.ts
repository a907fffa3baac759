import { openSandbox } from './open-sandbox.ts'

/** A sandbox in a process of its own, for tests that kill it: `sandbox-process.ts <database url> <hooks url>`. */
const [, , databaseUrl = '', hooksUrl = ''] = process.argv
const { origin } = await openSandbox(databaseUrl, hooksUrl)
process.send?.(origin)
