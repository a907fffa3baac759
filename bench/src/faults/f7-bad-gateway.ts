import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { byStatus, inParallel, percentile } from './callers.ts'
import { atMost, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import type { Manner } from './gateway.ts'
import { getPage, secondsUntil, underLoad } from './load.ts'
import { pay } from './paying.ts'
import type { World } from './world.ts'

const modes = ['hang', 'error_500', 'error_429', 'reset', 'garbage'] as const satisfies readonly Manner['mode'][]

/** Connections that hold a transaction open without working in it, for longer than a busy machine may delay one of ours. */
const heldTransactions = async ({ ask }: World): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()
      and state like 'idle in transaction%' and now() - state_change > interval '2 seconds'`,
  )
  return row?.count ?? 0
}

/** Reads of another page during the payments. */
const readsPerSecond = 50

interface Watch {
  readonly times: readonly number[]
  readonly held: number
}

/** Measures the other page, and looks for held transactions, while the work runs. */
const watching = async <T>(
  world: World,
  url: string,
  token: string,
  work: () => Promise<T>,
): Promise<readonly [T, Watch]> => {
  const over = new AbortController()
  const probe = async (): Promise<number> => {
    let held = 0
    while (!over.signal.aborted) {
      held = Math.max(held, await heldTransactions(world))
      await delay(50)
    }
    return held
  }
  const [[result, held], pages] = await underLoad(
    readsPerSecond,
    () => getPage(url, token),
    async () => {
      const probing = probe()
      const worked = await work().finally(() => over.abort())
      return [worked, await probing] as const
    },
  )
  return [result, { times: pages.filter(({ status }) => status === 200).map(({ ms }) => ms), held }]
}

/** Retries a payment until it succeeds: how long a gateway that works again is still avoided. */
const wellAgain = (world: World, url: string, token: string, order: string): Promise<number> =>
  secondsUntil(60, async () => (await pay(world, url, token, order)).status === 200, 250)

const runMode = async (
  world: World,
  url: string,
  token: string,
  mode: (typeof modes)[number],
  [probe = '', ...orders]: readonly string[],
) => {
  await world.gateway.behave(mode)
  await world.gateway.count()
  const paying = () => inParallel(orders, orders.length, (order) => pay(world, url, token, order))
  const [answers, { times, held }] = await watching(world, url, token, paying)
  const { calls, mostInFlight } = await world.gateway.counts()
  await world.gateway.behave('pass')
  const rest = await wellAgain(world, url, token, probe)
  const longest = Math.round(Math.max(...answers.map(({ ms }) => ms)))
  const crashed = answers.filter(({ status }) => status === 0 || status === 500)
  const figures: Figure[] = [
    told(`${mode}: answers`, byStatus(answers)),
    told(`${mode}: calls to the gateway`, calls),
    atMost(`${mode}: concurrent calls to the gateway`, mostInFlight, 25),
    exactly(`${mode}: crashes (0 or 500)`, crashed.length, 0),
    atMost(`${mode}: slowest answer of Pay, ms`, longest, 10_000),
    exactly(`${mode}: transactions held open`, held, 0),
    atMost(`${mode}: p99 of other pages, ms`, percentile(times, 0.99), 300),
    atMost(`${mode}: seconds from the gateway’s recovery until Pay works`, rest, 30),
  ]
  return figures
}

/** The gateway hangs, fails, refuses, disconnects or returns garbage, while people pay and others read their invoices. */
export const badGateway: Fault = {
  id: 'F7',
  title: 'the gateway hangs, fails or sends invalid answers',
  run: async (world, effort) => {
    // One of them is retried until the gateway is trusted again.
    const each = scaled(200, effort, 40) + 1
    const orders = await world.invoices(each * modes.length)
    const { url } = await world.start()
    const token = await world.signIn(url)
    const [, well] = await watching(world, url, token, () => delay(3_000))
    const figures: Figure[] = [told('gateway well: p99 of other pages, ms', percentile(well.times, 0.99))]
    for (const [at, mode] of modes.entries())
      figures.push(...(await runMode(world, url, token, mode, orders.slice(at * each, (at + 1) * each))))
    const [row] = await world.ask<{ open: number }>(
      `select count(*)::int as open from billing.payment_attempt where state in ('started', 'unknown')`,
    )
    figures.push(told('attempts with unknown outcome', row?.open ?? 0))
    figures.push(atMost('seconds from the gateway’s recovery until they are settled', await world.settled(120), 60))
    return figures
  },
  control: {
    without: 'the rule that no transaction spans a call',
    run: async (world) => {
      const [target] = await world.ask<{ name: string; host: string; port: string }>(
        `select current_database() as name, split_part(current_setting('unix_socket_directories'), ',', 1) as host, current_setting('port') as port`,
      )
      const holder = new pg.Client({
        host: target?.host ?? '',
        port: Number(target?.port),
        database: target?.name ?? '',
        user: 'foyer_owner',
      })
      await holder.connect()
      await holder.query('begin')
      await holder.query('select 1')
      const [, { held }] = await watching(world, 'http://127.0.0.1:1', '', () => delay(3_000))
      await holder.query('rollback')
      await holder.end()
      return { harm: held > 0, seen: `the probe counts ${held} for a transaction that waits for three seconds` }
    },
  },
}
