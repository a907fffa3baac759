import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100

const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()))

/**
 * Ends connections at rest while the server closes, which would hold its end up otherwise, for 30 s or for 72: those that come
 * to rest after Node's one look at them, and those that browsers opened ahead of need, which Node does not count among them.
 * The server has closed once the others have ended as well, whichever socket let them in: their calls are answered. Whoever asks and does not read
 * what is answered could hold the end up for ever: what is open `endMs` after it began is cut off.
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
