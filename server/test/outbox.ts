import type { RunningFoyer } from './foyer.ts'

export interface SentMessage {
  readonly id: string
  readonly kind: 'email' | 'sms' | 'push'
  readonly tenant: string
  readonly subject: string | null
  readonly text: string
  readonly links: readonly string[]
  readonly files: readonly string[]
  readonly stop_url: string | null
}

export interface SentMail extends SentMessage {
  readonly subject: string
}

/** The messages sent to an address or phone number, latest first, once all pending ones have been sent. */
export const messagesTo = async (
  { platform, client }: RunningFoyer,
  to: string,
  kind?: SentMessage['kind'],
): Promise<readonly SentMessage[]> => {
  await platform.jobs.runDue()
  const { body } = await client.send('GET', '/sandbox/outbox', { query: { to, kind } })
  return (body as { messages: SentMessage[] }).messages
}

export const mailsTo = (foyer: RunningFoyer, to: string): Promise<readonly SentMail[]> =>
  // Every e-mail has a subject.
  messagesTo(foyer, to, 'email') as Promise<readonly SentMail[]>

/** The subjects of these e-mails, latest first. */
export const subjectsTo = async (foyer: RunningFoyer, to: string): Promise<string[]> =>
  (await mailsTo(foyer, to)).map(({ subject }) => subject)

/** An e-mail's HTML, as mail clients show it. */
export const pageOf = async ({ client }: RunningFoyer, mail: SentMail | undefined): Promise<string> => {
  const { body } = await client.send('GET', `/sandbox/outbox/${mail?.id}`)
  return String(body)
}

/** The token in the first link of an e-mail. */
export const tokenIn = (mail: SentMail | undefined): string =>
  new URL(mail?.links[0] ?? 'none:').searchParams.get('token') ?? ''
