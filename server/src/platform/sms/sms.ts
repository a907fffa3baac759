import type { Seal } from '../auth/seal.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Away } from '../jobs/outages.ts'

export interface Sms {
  readonly tenant: string
  /** E.164. */
  readonly to: string
  readonly text: string
  /** Nobody waits for it any more after that. */
  readonly expires_at: Date
}

/** An account at a provider that speaks Twilio's API, as several do. */
export interface SmsAccount {
  readonly account: string
  readonly token: string
  /** The number or name that the message comes from. */
  readonly from: string
  readonly api_url: string
}

export interface SmsSender {
  /** Whether the brand can send any. */
  can(tenant: string): boolean
  /** Leaves the message in the caller's transaction; it goes out once that is committed. */
  post(tx: Tx, sms: Sms): Promise<void>
}

/** As it waits: its words are a code that proves who somebody is. */
interface QueuedSms extends Omit<Sms, 'text' | 'expires_at'> {
  readonly expires_at: string
  /** Base64; bound to the number. */
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
