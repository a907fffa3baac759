import type { RunningFoyer } from './foyer.ts'

export interface SentMail {
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}

/** What was mailed to an address so far, the latest first, once nothing more is on its way. */
export const mailsTo = async ({ foyer, client }: RunningFoyer, to: string): Promise<readonly SentMail[]> => {
  await foyer.platform.jobs.runDue()
  const { body } = await client.send('GET', '/sandbox/outbox', { query: { to, kind: 'email' } })
  return (body as { messages: SentMail[] }).messages
}

/** The token of the first link of a mail. */
export const tokenIn = (mail: SentMail | undefined): string =>
  new URL(mail?.links[0] ?? 'none:').searchParams.get('token') ?? ''
