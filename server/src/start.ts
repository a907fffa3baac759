import closeWithGrace from 'close-with-grace'
import { type Environment, readSettings } from './config.ts'
import { openPlatform } from './platform.ts'
import { expectFreePort } from './platform/http/listen-widely.ts'
import { StartError } from './platform/start-error.ts'

const explain = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `The port is taken (${message.replace('listen EADDRINUSE: address already in use ', '')}): stop what uses it or set PORT.`
  if (code === 'EADDRNOTAVAIL') return `HOST is no address of this machine: ${message}.`
  if (code === 'EACCES') return `The port may not be opened: ${message}.`
  return `Foyer cannot start: ${message}`
}

const serve = async (environment: Environment): Promise<void> => {
  const settings = readSettings(environment)
  await expectFreePort(settings)
  // Both engines start in their own processes while the rest of the code is loaded, which takes as long.
  const platform = openPlatform(settings)
  const [{ createFoyer }] = await Promise.all([import('./app.ts'), platform])
  const foyer = await createFoyer(settings, { platform })
  let isStopping = false
  closeWithGrace({ delay: 28_000, logger: false }, async ({ err }) => {
    isStopping = true
    if (err !== undefined) foyer.platform.log.fatal({ err }, 'stopping after an error that nothing caught')
    await foyer.close()
  })
  void foyer.platform.databaseDied.then((words) => {
    // The service manager restarts both. An orderly shutdown is impossible: without the database nothing can be answered or stored.
    foyer.platform.log.fatal({ words }, 'PostgreSQL has ended by itself, and Foyer ends with it')
    process.exit(1)
  })
  try {
    const url = await foyer.listen()
    console.log(`Foyer is ready at ${url}`)
  } catch (error) {
    // A shutdown interrupts whatever was in progress, so its errors are expected.
    if (isStopping) return
    await foyer.close()
    throw error
  }
}

/** Serves until the process is told to stop. If it cannot start, it prints one line and exits with code 1. */
export const start = async (environment: Environment): Promise<void> => {
  try {
    await serve(environment)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
