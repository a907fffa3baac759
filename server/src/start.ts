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
  // Both engines start in processes of their own while the rest of the code is read, which takes as long.
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
    // Whoever started it starts both anew. There is nothing to end in order: no answer can be given, none written down.
    foyer.platform.log.fatal({ words }, 'PostgreSQL has ended by itself, and Foyer ends with it')
    process.exit(1)
  })
  try {
    const url = await foyer.listen()
    console.log(`Foyer is ready at ${url}`)
  } catch (error) {
    // Told to stop, it breaks off whatever it was about.
    if (isStopping) return
    await foyer.close()
    throw error
  }
}

/** Serves until told to stop. What keeps it from starting is one line, and exit code 1. */
export const start = async (environment: Environment): Promise<void> => {
  try {
    await serve(environment)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
