import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createHttp } from './server.ts'

type Http = Awaited<ReturnType<typeof createHttp>>

/** Shorter than every timeout of a connection. */
const soon = 15_000

let http: Http
let port: number
let called: Promise<void>
let answer: () => void
let socket: Socket

beforeEach(async () => {
  http = await createHttp({
    log: createLog('silent'),
    trustedProxies: [],
    patience: { endMs: 1_000 },
  })
  const answering = Promise.withResolvers<void>()
  const calling = Promise.withResolvers<void>()
  answer = answering.resolve
  called = calling.promise
  http.get('/long', async () => {
    calling.resolve()
    return 'x'.repeat(20_000)
  })
  http.get('/slow', async () => {
    calling.resolve()
    await answering.promise
    return 'done'
  })
  port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port)
  socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
})
afterEach(() => socket.destroy())

describe('a server that is stopped', () => {
  it(
    'is not delayed by an unused connection',
    async () => {
      await http.close()
      if (!socket.closed) await once(socket, 'close')
      await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed')
    },
    soon,
  )

  it(
    'answers the current request, then closes the connection too',
    async () => {
      socket.setEncoding('utf8')
      let told = ''
      socket.on('data', (text: string) => {
        told += text
      })
      socket.write('GET /slow HTTP/1.1\r\nhost: foyer\r\n\r\n')
      await called
      const closing = http.close()
      answer()
      await closing
      if (!socket.closed) await once(socket, 'close')
      expect(told).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*done$/)
    },
    soon,
  )

  it(
    'is not delayed by a client that keeps sending requests and reads no answers',
    async () => {
      socket.pause().on('error', () => undefined)
      socket.write('GET /long HTTP/1.1\r\nhost: foyer\r\n\r\n'.repeat(100_000))
      await called
      await http.close()
      await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed')
    },
    soon,
  )
})
