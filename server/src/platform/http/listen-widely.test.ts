import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { letGoAtEnd } from './let-go.ts'
import { listenWidely } from './listen-widely.ts'

const patiently = { timeout: 15_000 }
const somewhere = { port: 0, host: '127.0.0.1' }

it('F17 a server that closes waits for running calls, whichever of its sockets accepted them', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  letGoAtEnd(app, 60_000)
  const gates: PromiseWithResolvers<void>[] = []
  app.get('/', async () => {
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    await gate.promise
    return 'answered'
  })
  const url = await listenWidely(app, somewhere)
  // Each on its own connection.
  const asked = Array.from({ length: 40 }, () => fetch(url).then((answer) => answer.text()))
  await expect.poll(() => gates.length, patiently).toBe(40)
  let isClosed = false
  const close = async (): Promise<void> => {
    await app.close()
    isClosed = true
  }
  const closing = close()
  const isRefused = () =>
    fetch(url).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused, patiently).toBe(true)
  expect(isClosed).toBe(false)
  for (const gate of gates) gate.resolve()
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['answered']))
  await closing
})

it('a port in use is refused, even if its program would share it', async () => {
  const other = createServer().listen({ ...somewhere, reusePort: process.platform === 'linux' })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo // It listens on a port, not on a Unix socket.
  await expect(listenWidely(Fastify(), { ...somewhere, port })).rejects.toThrow('EADDRINUSE')
  other.close()
})
