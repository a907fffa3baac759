import type { RunningFoyer } from './foyer.ts'

export interface SentMessage {
  readonly id: string
  readonly kind: 'email' | 'sms' | 'push'
  readonly tenant: string
  readonly subject: string | null
  readonly text: string
  readonly links: readonly string[]
}

export interface SentMail extends SentMessage {
  readonly subject: string
}

/** What was sent to an address or a number so far, the latest first, once nothing more is on its way. */
export const messagesTo = async (
  { foyer, client }: RunningFoyer,
  to: string,
  kind?: SentMessage['kind'],
): Promise<readonly SentMessage[]> => {
  await foyer.platform.jobs.runDue()
  const { body } = await client.send('GET', '/sandbox/outbox', { query: { to, kind } })
  return (body as { messages: SentMessage[] }).messages
}

export const mailsTo = (running: RunningFoyer, to: string): Promise<readonly SentMail[]> =>
  // Every mail has a subject.
  messagesTo(running, to, 'email') as Promise<readonly SentMail[]>

/** A mail as programs show it that can show pages. */
export const pageOf = async ({ client }: RunningFoyer, mail: SentMail | undefined): Promise<string> => {
  const { body } = await client.send('GET', `/sandbox/outbox/${mail?.id}`)
  return String(body)
}

/** The token of the first link of a mail. */
export const tokenIn = (mail: SentMail | undefined): string =>
  new URL(mail?.links[0] ?? 'none:').searchParams.get('token') ?? ''
