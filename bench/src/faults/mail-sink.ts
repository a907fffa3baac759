import { createServer, type Server } from 'node:net'

/** The least of a mail server: takes every message and forgets it, so that letters do not pile up beside what is measured. */
export const startMailSink = (): Promise<{ readonly url: string; close(): void }> =>
  new Promise((resolve) => {
    const server: Server = createServer((socket) => {
      let inMessage = false
      let rest = ''
      socket.on('error', () => undefined)
      socket.write('220 sink\r\n')
      socket.on('data', (chunk) => {
        const lines = (rest + chunk.toString('latin1')).split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (inMessage && line !== '.') continue
          const isData = /^data$/i.test(line)
          inMessage = isData
          socket.write(isData ? '354 go on\r\n' : /^quit/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
        }
      })
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ url: `smtp://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
