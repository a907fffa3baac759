import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Answer } from './callers.ts'
import { beginLoad, getPage } from './load.ts'

interface Reading {
  readonly url: string
  readonly token: string
  readonly perSecond: number
  /** The path to read; by default the first orders. */
  readonly path?: string
}

/**
 * Reads in a separate thread while something heavy runs at this end too, so that the times are the server's and not
 * those of the bench, which is sending a gigabyte meanwhile.
 */
export const whileOthersRead = async <T>(
  reading: Reading,
  work: () => Promise<T>,
): Promise<readonly [T, readonly Answer[]]> => {
  const readers = new Worker(import.meta.filename, { workerData: reading })
  const answered = new Promise<readonly Answer[]>((resolve, reject) =>
    readers.once('message', resolve).once('error', reject),
  )
  try {
    const result = await work()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    readers.postMessage('stop')
    return [result, await answered]
  } finally {
    await readers.terminate()
  }
}

const isReading = (data: unknown): data is Reading => typeof data === 'object' && data !== null && 'perSecond' in data

if (parentPort !== null && isReading(workerData)) {
  const port = parentPort
  const { url, token, perSecond, path } = workerData
  const load = beginLoad(perSecond, () => getPage(url, token, path))
  const tell = async (): Promise<void> => port.postMessage(await load.stop())
  port.once('message', () => void tell())
}
