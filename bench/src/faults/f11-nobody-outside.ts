import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type HandedMail, startMailServer } from '../../../server/test/mail-server.ts'
import { type Answer, byStatus, inParallel, percentile, send } from './callers.ts'
import { atMost, type Effort, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { beginLoad, secondsUntil } from './load.ts'
import { pay } from './paying.ts'
import { openWire, type Wire } from './wire.ts'
import type { World } from './world.ts'

/** Nobody listens there. */
const away = 'http://127.0.0.1:1'
const paymentsPerSecond = 10
const signInsPerSecond = 2
/** How long a server may take to notice that the mail server accepts mail again. */
const noticeSeconds = 40

interface Post {
  readonly url: string
  readonly wire: Wire
  /** The times of arrival by Message-ID, by `performance.now()`. */
  readonly taken: Map<string, number[]>
  /** Messages that are rejected because of their content. */
  readonly refused: Set<string>
}

const idOf = ({ raw }: HandedMail): string => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? ''

/** A mail server behind a wire. */
const openPost = async (world: World): Promise<Post> => {
  const taken = new Map<string, number[]>()
  const refused = new Set<string>()
  const server = await startMailServer({
    take: (mail) => {
      const id = idOf(mail)
      if (refused.has(id)) throw Object.assign(new Error('5.7.1 not here'), { responseCode: 550 })
      taken.set(id, [...(taken.get(id) ?? []), performance.now()])
    },
  })
  world.defer(() => server.close())
  const wire = await openWire({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
  world.defer(() => wire.close())
  return { url: `smtp://127.0.0.1:${wire.port}`, wire, taken, refused }
}

/** E-mail, text messages, file storage and Google are external, and none of them answers. */
const startAlone = async (world: World, post: Post): Promise<string> => {
  const sms = { account: 'AC1', token: 'secret', from: '+15550100', api_url: away }
  const recaptcha = { site_key: 'site', secret_key: 'secret', verify_url: `${away}/siteverify` }
  const s3 = { S3_ENDPOINT: away, S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const env = { ...s3, SMTP_URL: post.url, FOYER_CONFIG: world.configure({ sms, recaptcha }) }
  return (await world.start('first', { env })).url
}

const recover = (url: string): Promise<Answer> => {
  const email = `${randomUUID()}@customer.example`
  const body = JSON.stringify({ email, recaptcha_token: 'a-token' })
  return send({ url: `${url}/billing/api/v1/password_recovery`, body, headers: { 'x-tenant': 'aurora' } })
}

interface Mails {
  readonly waiting: number
  readonly failed: number
}

const mailsOf = async ({ ask }: World): Promise<Mails> => {
  const [row] = await ask<Mails>(
    `select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed from jobs.job where name = 'mail'`,
  )
  return row ?? { waiting: 0, failed: 0 }
}

/** The state after an hour of attempts: all of them are used up, and the next one is far away. */
const letAnHourPass = async (world: World): Promise<void> => {
  await secondsUntil(60, async () => {
    const [row] = await world.ask<{ untried: number }>(
      `select count(*)::int as untried from jobs.job where name = 'mail' and state in ('created', 'active')`,
    )
    return row?.untried === 0
  })
  await world.ask(
    `update jobs.job set retry_count = retry_limit, start_after = now() + interval '40 minutes' where name = 'mail' and state = 'retry'`,
  )
}

const timesOf = (answers: readonly Answer[]): number[] => answers.map(({ ms }) => ms)

/** People sign in and pay while no external service answers. */
const carryOn = async (world: World, url: string, orders: readonly string[]) => {
  const token = await world.signIn(url)
  const basic = Buffer.from('faults@customer.example:Bench-mark-1').toString('base64')
  const headers = { authorization: `Basic ${basic}`, 'x-tenant': 'aurora' }
  const signingIn = beginLoad(signInsPerSecond, () => send({ url: `${url}/billing/api/v1/login`, headers }))
  const paying = beginLoad(paymentsPerSecond, (number) => pay(world, url, token, orders[number] ?? orders[0] ?? ''))
  await delay((orders.length / paymentsPerSecond) * 1_000)
  const captchas = await inParallel([1, 2, 3], 3, () => recover(url))
  return { payments: await paying.stop(), signIns: await signingIn.stop(), captchas }
}

const not = (answers: readonly Answer[], statuses: readonly number[]): number =>
  answers.filter(({ status }) => !statuses.includes(status)).length

/** Messages per second, from the first one sent. */
const rateOf = ({ taken }: Post): number => {
  const at = [...taken.values()].flat().sort((a, b) => a - b)
  const seconds = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / 1_000
  return Math.round(at.length / Math.max(seconds, 0.001))
}

/** One message is always rejected, and has had nine attempts. It must end among the failed jobs, while others are sent. */
const poison = async (world: World, post: Post): Promise<void> => {
  const [letter] = await world.ask<{ message_id: string }>(
    `select data ->> 'message_id' as message_id from jobs.job where name = 'mail' and state = 'retry' order by created_on limit 1`,
  )
  post.refused.add(letter?.message_id ?? '')
}

const hurryRefused = (world: World): Promise<unknown> =>
  world.ask(
    `update jobs.job set retry_count = 9, start_after = now() where name = 'mail' and state = 'retry' and not (output ->> 'away')::boolean and retry_count < 9`,
  )

const drain = async (world: World, post: Post, letters: number): Promise<Figure[]> => {
  post.wire.become('sound')
  const left = await secondsUntil(120, async () => post.taken.size >= letters - 1)
  await secondsUntil(60, async () => {
    await hurryRefused(world)
    return (await mailsOf(world)).waiting === 0
  })
  const { waiting, failed } = await mailsOf(world)
  const twice = [...post.taken.values()].filter((times) => times.length > 1).length
  return [
    atMost(`seconds until ${letters - 1} mails were sent`, left, noticeSeconds),
    { figure: 'mails a second', value: rateOf(post), goal: 'at least 100', met: rateOf(post) >= 100 },
    exactly('failed mail jobs: the one that is always refused', failed, 1),
    exactly('mails still queued', waiting, 0),
    told('mails sent twice', twice),
  ]
}

/** Monitoring is informed, but the server still gets calls. */
const isDegraded = async (url: string): Promise<boolean> => {
  const told = await send({ method: 'GET', url: `${url}/readyz` })
  const { status } = await send({ method: 'GET', url: `${url}/readyz?exclude=files` })
  return status === 200 && told.status === 503 && told.body.includes('"files":"failing"')
}

const run = async (world: World, effort: Effort): Promise<Figure[]> => {
  const orders = await world.invoices(scaled(1_000, effort, 100))
  const post = await openPost(world)
  post.wire.become('cut')
  const url = await startAlone(world, post)
  const { payments, signIns, captchas } = await carryOn(world, url, orders)
  const figures = [
    exactly(`sign-ins that failed, of ${signIns.length}`, not(signIns, [200]), 0),
    told('p99 of a sign-in, ms', percentile(timesOf(signIns), 0.99)),
    told('payments', byStatus(payments)),
    // If the machine falls behind, the first order is paid again.
    exactly(`payments that failed, of ${payments.length}`, not(payments, [200, 409]), 0),
    atMost('p99 of a payment, ms', percentile(timesOf(payments), 0.99), 1_000),
    exactly('captchas accepted while Google is unreachable', not(captchas, [503]), 0),
    exactly('servers that a proxy would remove', (await isDegraded(url)) ? 0 : 1, 0),
  ]
  await letAnHourPass(world)
  const letters = (await mailsOf(world)).waiting
  await poison(world, post)
  return [...figures, told('mails that were queued', letters), ...(await drain(world, post, letters))]
}

/** All external services are down for an hour: people can still sign in and pay, and get their messages later. */
export const nobodyOutside: Fault = {
  id: 'F11',
  title: 'mail, SMS, files and Google are unreachable for an hour',
  run,
  control: {
    without: 'distinguishing an outage from a refused mail',
    run: async (world) => {
      await world.ask(`create function jobs.keep_waiting() returns trigger language plpgsql as
        $$ begin new.start_after = old.start_after; new.retry_count = old.retry_count; return new; end $$`)
      const orders = await world.invoices(10)
      const post = await openPost(world)
      post.wire.become('cut')
      const url = await startAlone(world, post)
      const token = await world.signIn(url)
      await inParallel(orders, 2, (order) => pay(world, url, token, order))
      await letAnHourPass(world)
      await world.ask(`create trigger keep_waiting before update on jobs.job for each row
        when (old.state = 'retry' and new.state = 'retry') execute function jobs.keep_waiting()`)
      post.wire.become('sound')
      await secondsUntil(noticeSeconds, async () => post.taken.size > 0)
      const { waiting } = await mailsOf(world)
      return { harm: waiting > 0, seen: `${waiting} letters still waited ${noticeSeconds} s after the return` }
    },
  },
}
