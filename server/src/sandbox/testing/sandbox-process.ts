import { openSandbox } from './open-sandbox.ts'

/** A sandbox in its own process, for tests that kill it: `sandbox-process.ts <database url> <hooks url>`. */
const [, , databaseUrl = '', hooksUrl = ''] = process.argv
const { origin } = await openSandbox(databaseUrl, hooksUrl)
process.send?.(origin)
