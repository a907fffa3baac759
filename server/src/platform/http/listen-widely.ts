import { once } from 'node:events'
import { type AddressInfo, createServer, type ListenOptions } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface Address {
  readonly port: number
  readonly host: string
}

/** Throws if listening there fails. */
const tryTo = async (options: ListenOptions): Promise<void> => {
  const probe = createServer().listen(options)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Throws if another program listens on the port. Called before anything is created for a server that could not be reached. */
export const expectFreePort = ({ port, host }: Address): Promise<void> => tryTo({ port, host })

/** Not every system lets sockets share a port. */
const canShare = ({ host }: Address): Promise<boolean> =>
  tryTo({ port: 0, host, reusePort: true }).then(
    () => true,
    () => false,
  )

/** The number of listening sockets. */
const doors = 8

/**
 * Listens on one port with several sockets. In each turn of the event loop, Node accepts one new connection per
 * listening socket. With a single socket, new clients of a busy server would queue for seconds behind all earlier ones,
 * even if their calls could be answered at once. Returns the URL.
 */
export const listenWidely = async (app: FastifyInstance, { port, host }: Address): Promise<string> => {
  if (!(await canShare({ port, host }))) return app.listen({ port, host })
  // A shared socket would be accepted beside another program that shares the port too; an exclusive one is refused.
  if (port !== 0) await expectFreePort({ port, host })
  const others = Array.from({ length: doors - 1 }, () =>
    createServer((socket) => app.server.emit('connection', socket)),
  )
  app.addHook('preClose', async () => {
    for (const other of others) other.close()
  })
  // Fastify passes the options on to Node. Its types omit this one.
  const shared = { port, host, reusePort: true }
  const url = await app.listen(shared)
  const main = app.server.address() as AddressInfo // It listens on a port, not on a Unix socket.
  for (const other of others) {
    other.listen({ ...shared, host: main.address, port: main.port })
    await once(other, 'listening')
  }
  return url
}
