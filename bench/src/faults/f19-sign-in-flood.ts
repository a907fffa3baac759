import { argon2, randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { promisify } from 'node:util'
import { type Answer, byStatus, inParallel, percentile, send } from './callers.ts'
import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { beginLoad, secondsUntil } from './load.ts'
import { pay } from './paying.ts'
import type { World } from './world.ts'

const paymentsPerSecond = 50
const floodSeconds = 10
/** The flood starts when the server is warmed up, because a fresh one still loads and compiles code. */
const paidBefore = 100

/** Each attempt uses another account and address, so that no rate limit answers before a password is hashed. */
const guess = (url: string): Promise<Answer> => {
  const basic = Buffer.from(`nobody-${randomBytes(6).toString('hex')}@flood.example:Wrong-word-1`).toString('base64')
  const from = `10.${[...randomBytes(3)].join('.')}`
  const headers = { authorization: `Basic ${basic}`, 'x-tenant': 'aurora', 'x-forwarded-for': from }
  return send({ url: `${url}/billing/api/v1/login`, headers })
}

const flood = async (world: World, url: string, atOnce: number, orders: readonly string[]) => {
  const token = await world.signIn(url)
  // Once all orders are paid they are paid again, which is answered as well.
  const paying = beginLoad(paymentsPerSecond, (number) => pay(world, url, token, orders[number % orders.length] ?? ''))
  await secondsUntil(30, async () => paying.answers.length >= paidBefore)
  const before = paying.answers.length
  const until = performance.now() + floodSeconds * 1_000
  const guessing = inParallel(Array.from({ length: atOnce }), atOnce, async () => {
    const answers: Answer[] = []
    while (performance.now() < until) answers.push(await guess(url))
    return answers
  })
  const guesses = (await guessing).flat()
  return { guesses, payments: (await paying.stop()).slice(before) }
}

/** Many people try to sign in at once, which keeps a core busy each time, while others pay. */
export const signInFlood: Fault = {
  id: 'F19',
  title: '500 sign-ins at a time during 50 payments a second',
  run: async (world, effort) => {
    const atOnce = scaled(500, effort, 100)
    const orders = await world.invoices(paymentsPerSecond * (floodSeconds + 7))
    const env = { FOYER_CONFIG: world.configure({}, { trusted_proxies: ['127.0.0.1'] }) }
    const { url } = await world.start('first', { env })
    const { guesses, payments } = await flood(world, url, atOnce, orders)
    const put = guesses.filter(({ status }) => status === 429)
    const times = (answers: readonly Answer[]): number[] => answers.map(({ ms }) => ms)
    return [
      told('sign-ins', byStatus(guesses)),
      exactly(
        'sign-ins with answers other than 401 or 429',
        guesses.filter(({ status }) => ![401, 429].includes(status)).length,
        0,
      ),
      exactly('429 without Retry-After', put.filter(({ retryAfter }) => !retryAfter).length, 0),
      atMost('p99 of a sign-in, ms', percentile(times(guesses), 0.99), 3_000),
      told('payments', byStatus(payments)),
      exactly('payments that failed', payments.filter(({ status }) => ![200, 202, 409].includes(status)).length, 0),
      atMost('p99 of a payment, ms', percentile(times(payments), 0.99), 1_000),
    ]
  },
  control: {
    without: 'the limit on concurrent hashing',
    run: async () => {
      const hash = promisify(argon2)
      const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
      const storm = Array.from({ length: 200 }, () =>
        hash('argon2id', { message: 'Wrong-word-1', nonce: randomBytes(16), ...cost }),
      )
      const began = performance.now()
      await lookup('localhost')
      const waited = Math.round(performance.now() - began)
      await Promise.all(storm)
      return { harm: waited > 1_000, seen: `a name was looked up for ${waited} ms behind 200 hashes` }
    },
  },
}
