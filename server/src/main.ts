import closeWithGrace from 'close-with-grace'
import { createFoyer } from './app.ts'
import { readSettings } from './config.ts'
import { StartError } from './platform/start-error.ts'

const explain = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `The port is taken (${message.replace('listen EADDRINUSE: address already in use ', '')}): stop what uses it or set PORT.`
  if (code === 'EACCES') return `The port may not be opened: ${message}.`
  return `Foyer cannot start: ${message}`
}

const start = async (): Promise<void> => {
  const foyer = await createFoyer(readSettings(process.env))
  closeWithGrace({ delay: 28_000, logger: false }, async ({ err }) => {
    if (err !== undefined) foyer.platform.log.fatal({ err }, 'stopping after an error that nothing caught')
    await foyer.close()
  })
  try {
    const url = await foyer.listen()
    console.log(`Foyer is ready at ${url}`)
  } catch (error) {
    await foyer.close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
