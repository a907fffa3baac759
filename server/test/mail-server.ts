import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail as its server was handed it. */
export interface HandedMail {
  /** Of the envelope. */
  readonly from: string
  readonly to: readonly string[]
  /** RFC 5322, as it was written. */
  readonly raw: string
}

interface Manners {
  /** Told of each mail; none are kept here. */
  readonly take?: (mail: HandedMail) => void
  /** What the next mail is answered instead of being taken, such as `451 4.3.0 later`. */
  readonly refusals?: string[]
  /** Recipients that are answered `450 4.1.2 not now`, for as long as they stand here. */
  readonly notNow?: ReadonlySet<string>
  /** Told of each connection. */
  readonly connected?: () => void
  /** Any unless told. */
  readonly port?: number
}

export interface MailServer {
  readonly url: string
  /** Takes no more mail; whoever is connected is told to go. */
  close(): void
  /** Once all have gone. */
  readonly closed: Promise<void>
}

const refusalOf = (answer: string): Error =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

/** A mail server on a port of its own, for senders that shall believe it. */
export const startMailServer = async (manners: Manners = {}): Promise<MailServer> => {
  const { take, refusals = [], notNow, connected, port: wanted = 0 } = manners
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 50,
    onConnect: (_, accept) => {
      connected?.()
      accept()
    },
    onRcptTo: ({ address }, _, accept) => accept(notNow?.has(address) === true ? refusalOf('450 4.1.2 not now') : null),
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
      const raw = (await buffer(stream)).toString('utf8')
      const refusal = refusals.shift()
      if (refusal !== undefined) throw refusalOf(refusal)
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      take?.({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
    }),
  })
  // Senders that are ended amid a conversation end it without a word.
  server.on('error', () => undefined)
  const socket = server.listen(wanted, '127.0.0.1')
  await new Promise((resolve) => socket.once('listening', resolve))
  const address = socket.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => resolve()), closed }
}
