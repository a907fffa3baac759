import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const lookEveryMs = 100

export interface Proxy {
  readonly url: string
  /** The URLs of the servers that currently receive calls. */
  readonly ready: ReadonlySet<string>
  readonly close: () => void
}

const fail = (answer: ServerResponse): void =>
  void (answer.headersSent ? answer.destroy() : answer.writeHead(502).end())

/**
 * A typical proxy: it probes each server's readiness ten times a second, and sends calls to the ready ones in turn.
 * `backends` are the servers' URLs; the set may change.
 */
export const startProxy = async (backends: ReadonlySet<string>): Promise<Proxy> => {
  const ready = new Set<string>()
  let turn = 0
  const server = createServer((asked, answer) => {
    const targets = [...ready]
    const target = targets[(turn += 1) % targets.length]
    if (target === undefined) return fail(answer)
    const { method, headers, url } = asked
    const onward = request(new URL(url ?? '/', target), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => fail(answer))
    asked.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const look = async (url: string): Promise<void> => {
    const { ok } = await fetch(`${url}/readyz`).catch(() => ({ ok: false }))
    if (ok && backends.has(url)) ready.add(url)
    else ready.delete(url)
  }
  // Removed servers are probed too, to notice that they no longer answer.
  const looking = setInterval(() => void Promise.all([...ready, ...backends].map(look)), lookEveryMs)
  const { port } = server.address() as AddressInfo // It listens on a port, not on a Unix socket.
  const close = (): void => {
    clearInterval(looking)
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, ready, close }
}
