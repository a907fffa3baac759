import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100

const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()))

/**
 * Closes idle connections while the server shuts down; otherwise they would delay it by 30 or 72 seconds. Node checks
 * for idle connections only once, so those that become idle later are closed here. So are connections that browsers
 * opened in advance, which Node does not count as idle.
 *
 * Shutdown completes when the busy connections have closed as well, on every listening socket: their calls are
 * answered. A client that does not read its answer could delay this forever, so `endMs` after the shutdown began all
 * remaining connections are cut off.
 */
export const letGoAtEnd = (app: FastifyInstance, endMs: number): void => {
  const open = new Set<Socket>()
  const unused = new Set<Socket>()
  let sweep: NodeJS.Timeout | undefined
  let cut: NodeJS.Timeout | undefined
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    unused.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      unused.delete(socket)
    })
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    sweep = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, sweepMs)
    cut = setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, endMs)
  })
  app.addHook('onClose', async () => {
    for (const socket of open) await closed(socket)
    clearInterval(sweep)
    clearTimeout(cut)
  })
}
