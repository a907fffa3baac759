import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { createFoyer } from '../../server/src/app.ts'
import { readSettings, type Settings } from '../../server/src/config.ts'
import { distrust } from '../../server/test/distrust.ts'
import { runningFoyer } from '../../server/test/running-foyer.ts'
import { makeScratchFolder } from '../../server/test/scratch.ts'
import { createDoor, type Door } from './door.ts'

/** The server that all stories share, with the demo world, and a second port for calls that only stories make. */

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = createSocket().once('error', reject)
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo
      socket.close(() => resolve(port))
    })
  })

/**
 * The demo's brands. The second one knows its own URL, so that customers can be sent there. The third is for stories
 * that change what everybody at a brand sees, such as its terms.
 */
const settingsFor = (folder: string, port: number): Settings => {
  const settings = readSettings({ FOYER_DATA: folder, PORT: String(port), LOG_LEVEL: 'silent' })
  const { aurora, sever } = settings.brands
  if (aurora === undefined || sever === undefined) throw new Error('the demo has other brands now')
  return {
    ...settings,
    // Sessions of stories come from their own addresses, because too many from one would be refused.
    trusted_proxies: ['127.0.0.1'],
    brands: {
      ...settings.brands,
      sever: { ...sever, public_url: `http://sever.localhost:${port}` },
      vega: { ...aurora, name: 'Vega Broadcast', hosts: ['vega.*'], public_url: `http://vega.localhost:${port}` },
    },
  }
}

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
}

/** `POST /<name>` with the arguments as a JSON array. */
const openDoor = async (door: Door): Promise<string> => {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = (request.url ?? '').slice(1)
    if (!(name in door)) return answer(response, 404, `the door has no ${name}`)
    // Stories call through `Door`, whose types both sides share.
    const act = door[name as keyof Door] as (...input: unknown[]) => Promise<unknown>
    try {
      answer(response, 200, await act(...(JSON.parse(await text(request)) as unknown[])))
    } catch (error) {
      answer(response, 500, String(error))
    }
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const folder = makeScratchFolder('foyer-stories-')
const foyer = await createFoyer(settingsFor(folder, await freePort()), {
  demoWorld: true,
  openUnchanged: distrust,
})

process.once('disconnect', () => {
  void foyer.close().finally(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
})

const url = await foyer.listen()
const { database_url } = foyer.platform
const running = runningFoyer(foyer, { url, database_url, data: folder, close: () => foyer.close() })
process.send?.({ url, door: await openDoor(createDoor(running)) })
