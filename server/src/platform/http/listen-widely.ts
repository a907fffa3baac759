import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface Address {
  readonly port: number
  readonly host: string
}

/** Throws where it cannot be listened there. */
const tryTo = async (options: ListenOptions): Promise<void> => {
  const probe = createServer().listen(options)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Throws where another program listens there: asked before anything is made for a server that could not be reached. */
export const expectFreePort = ({ port, host }: Address): Promise<void> => tryTo({ port, host })

/** Not every system lets sockets share a port. */
const canShare = ({ host }: Address): Promise<boolean> =>
  tryTo({ port: 0, host, reusePort: true }).then(
    () => true,
    () => false,
  )

/** Sockets that listen. */
const doors = 8

/**
 * Listens by several sockets that share one port, each of which lets one caller in at a time: a server takes one new connection from a socket
 * each time it has gone round its work, so that with one alone whoever comes to a busy server waits behind all who have come before, for
 * seconds, even if their call would be answered at once. Returns the URL.
 */
export const listenWidely = async (app: FastifyInstance, { port, host }: Address): Promise<string> => {
  if (!(await canShare({ port, host }))) return app.listen({ port, host })
  // One that shares is let in beside a program of somebody else's that shares as well; this one is refused.
  if (port !== 0) await expectFreePort({ port, host })
  const others = Array.from({ length: doors - 1 }, () =>
    createServer((socket) => app.server.emit('connection', socket)),
  )
  app.addHook('preClose', async () => {
    for (const other of others) other.close()
  })
  // Fastify hands the options to Node, whose own these are; its types leave this one out.
  const shared = { port, host, reusePort: true }
  const url = await app.listen(shared)
  const main = app.server.address() as AddressInfo // listens on a port, not on a socket
  for (const other of others) {
    other.listen({ ...shared, host: main.address, port: main.port })
    await once(other, 'listening')
  }
  return url
}
