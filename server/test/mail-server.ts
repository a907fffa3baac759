import { createServer, type Socket } from 'node:net'

/** A mail as its server was handed it. */
export interface HandedMail {
  /** Of the envelope. */
  readonly from: string
  readonly to: readonly string[]
  /** RFC 5322, with the dots of its lines as they were written. */
  readonly raw: string
}

interface Manners {
  /** Told of each mail; none are kept here. */
  readonly take?: (mail: HandedMail) => void
  /** What the next mail is answered instead of being taken, such as `451 4.3.0 later`. */
  readonly refusals?: string[]
}

export interface MailServer {
  readonly url: string
  close(): void
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** One conversation (RFC 5321), as far as senders of mail need it. */
const converse = (socket: Socket, { take, refusals = [] }: Manners): void => {
  let envelope = { from: '', to: [] as string[] }
  let message: string[] | null = null
  let rest = ''
  const say = (line: string): boolean => socket.write(`${line}\r\n`)

  const onCommand = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') envelope = { from: addressIn(line), to: [] }
    if (verb === 'RCPT') envelope.to.push(addressIn(line))
    if (verb === 'DATA') {
      message = []
      say('354 go on')
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }

  const onMessage = (lines: string[], line: string): void => {
    if (line !== '.') {
      lines.push(line.startsWith('..') ? line.slice(1) : line)
      return
    }
    message = null
    const refusal = refusals.shift()
    if (refusal === undefined) take?.({ ...envelope, raw: lines.join('\r\n') })
    say(refusal ?? '250 taken')
  }

  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  say('220 mail server of the tests')
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (message === null) onCommand(line)
      else onMessage(message, line)
    }
  })
}

/** A mail server on a port of its own, for senders that shall believe it. */
export const startMailServer = (manners: Manners = {}): Promise<MailServer> =>
  new Promise((resolve) => {
    const server = createServer((socket) => converse(socket, manners))
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ url: `smtp://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
