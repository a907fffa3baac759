import type { Seal } from '../auth/seal.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Away } from '../jobs/outages.ts'

export interface Sms {
  readonly tenant: string
  /** In E.164 format. */
  readonly to: string
  readonly text: string
  /** After this time the message is no longer useful and is not sent. */
  readonly expires_at: Date
}

/** An account at a provider with Twilio's API, which several providers support. */
export interface SmsAccount {
  readonly account: string
  readonly token: string
  /** The phone number or name of the sender. */
  readonly from: string
  readonly api_url: string
}

export interface SmsSender {
  /** Whether the brand can send text messages. */
  can(tenant: string): boolean
  /** Queues the message in the caller's transaction. It is sent after the commit. */
  post(tx: Tx, sms: Sms): Promise<void>
}

/** The queued form. It is encrypted, because its text is a code that proves someone's identity. */
interface QueuedSms extends Omit<Sms, 'text' | 'expires_at'> {
  readonly expires_at: string
  /** Base64, bound to the phone number. */
  readonly sealed: string
}

const queue = 'sms'
const patienceMs = 10_000

const send = async ({ account, token, from, api_url }: SmsAccount, to: string, text: string): Promise<void> => {
  const address = `${api_url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, From: from, Body: text }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new Away('the SMS provider cannot be reached', { cause: error })
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`)
}

export const createSmsSender = (
  jobs: Jobs,
  seal: Seal,
  clock: Clock,
  accountOf: (tenant: string) => SmsAccount | undefined,
): SmsSender => {
  jobs.handle<QueuedSms>(queue, async ({ data }) => {
    const { tenant, to, sealed, expires_at } = data
    const account = accountOf(tenant)
    if (account === undefined || clock.now() >= new Date(expires_at)) return
    await send(account, to, seal.open(Buffer.from(sealed, 'base64'), to).toString())
  })
  return {
    can: (tenant) => accountOf(tenant) !== undefined,
    post: (tx, { text, ...sms }) =>
      jobs.enqueue(tx, queue, { ...sms, sealed: seal.close(Buffer.from(text), sms.to).toString('base64') }),
  }
}
