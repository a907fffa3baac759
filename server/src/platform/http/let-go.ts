import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Ends connections at rest while the server closes, which would hold its end up otherwise, for 30 s or for 72: those that come
 * to rest after Node's one look at them, and those that browsers opened ahead of need, which Node does not count among them.
 */
export const letGoAtEnd = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, sweepMs)
    app.server.once('close', () => clearInterval(sweep))
  })
}
