import { execFileSync, fork } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from '../fixtures/browser.ts'

/** Where the world is, for the fixtures of every worker. */
export interface World {
  readonly url: string
  readonly door: string
}

const repository = join(import.meta.dirname, '../..')

const awaitWorld = (child: ReturnType<typeof fork>): Promise<World> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as World))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the stories' server ended with ${code} before it was ready`)))
  })

/** Builds the portal if it is out of date, and starts the one server of this run. Returns a function that stops it. */
const startWorld = async (): Promise<() => Promise<void>> => {
  execFileSync(process.execPath, ['web/build-if-stale.ts'], { cwd: repository, stdio: 'inherit' })
  const child = fork(join(import.meta.dirname, 'main.ts'), { execArgv: [] })
  const [world] = await Promise.all([awaitWorld(child), findBrowser()])
  process.env['FOYER_STORIES'] = JSON.stringify(world)
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve())
      child.disconnect()
    })
}

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of a global setup
export default startWorld
