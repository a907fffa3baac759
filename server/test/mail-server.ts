import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** An e-mail as the mail server received it. */
export interface HandedMail {
  /** From the envelope. */
  readonly from: string
  readonly to: readonly string[]
  /** The raw message (RFC 5322). */
  readonly raw: string
}

interface Manners {
  /** Called with each e-mail; none are stored here. */
  readonly take?: (mail: HandedMail) => void
  /** Answers for the next e-mails instead of accepting them, such as `451 4.3.0 later`. */
  readonly refusals?: string[]
  /** Recipients that get `450 4.1.2 not now` for as long as they are in this set. */
  readonly notNow?: ReadonlySet<string>
  /** Called for each connection. */
  readonly connected?: () => void
  /** By default any free port. */
  readonly port?: number
}

export interface MailServer {
  readonly url: string
  /** Accepts no more e-mails, and asks connected clients to disconnect. */
  close(): void
  /** Resolves when all clients have disconnected. */
  readonly closed: Promise<void>
}

const refusalOf = (answer: string): Error =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

/** A mail server on its own port. */
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
  // Ignores clients that are killed in the middle of a conversation.
  server.on('error', () => undefined)
  const socket = server.listen(wanted, '127.0.0.1')
  await new Promise((resolve) => socket.once('listening', resolve))
  const address = socket.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close(() => resolve()), closed }
}
