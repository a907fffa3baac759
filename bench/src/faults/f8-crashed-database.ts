import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, byStatus, inParallel, p99Of } from './callers.ts'
import { atMost, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { getPage, underLoad } from './load.ts'
import { pay } from './paying.ts'
import type { World } from './world.ts'

/** Reads of a page beside the payments. */
const readsPerSecond = 100
const answered = new Set([200, 202, 402, 409, 503])

/**
 * Kills one of PostgreSQL's processes. PostgreSQL then ends all others, recovers from its log and starts again, as
 * after a crash of its own.
 */
const crash = async (world: World): Promise<void> => {
  const [backend] = await world.ask<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1',
  )
  if (backend === undefined) throw new Error('nobody is connected')
  process.kill(backend.pid, 'SIGKILL')
}

interface Seen {
  readonly answers: Answer[]
  /** Seconds from PostgreSQL's return to the first of ten good answers in a row; `Infinity` if there were none. */
  readonly normalAfter: number
}

/** Reads while invoices are paid, with a crash in the middle. */
const through = async (world: World, url: string, token: string, orders: readonly string[]): Promise<Seen> => {
  const [{ payments, crashedAt, backAt }, reads] = await underLoad(
    readsPerSecond,
    () => getPage(url, token),
    async () => {
      const paying = inParallel(orders, 5, (order) => pay(world, url, token, order))
      await delay(500)
      const crashed = performance.now()
      await crash(world)
      await world.reconnect()
      const back = performance.now()
      const paid = await paying
      await delay(6_000)
      return { payments: paid, crashedAt: crashed, backAt: back }
    },
  )
  const since = reads.map(({ at, ms, status }) => ({ ended: at + ms, status })).filter(({ ended }) => ended > crashedAt)
  const good = since.findIndex((_, index) => since.slice(index, index + 10).every(({ status }) => status === 200))
  const normal = since[good]
  const normalAfter =
    normal === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Math.round((normal.ended - backAt) / 100) / 10)
  return { answers: [...payments, ...reads], normalAfter }
}

/** PostgreSQL crashes while people read and pay. */
export const crashedDatabase: Fault = {
  id: 'F8',
  title: 'PostgreSQL crashes while people read and pay',
  run: async (world, effort): Promise<Figure[]> => {
    const orders = await world.invoices(scaled(200, effort, 20))
    const { url, gone } = await world.start()
    const watched = { ended: 0 }
    const noteEnd = async (): Promise<void> => {
      await gone
      watched.ended += 1
    }
    void noteEnd()
    const token = await world.signIn(url)
    const { answers, normalAfter } = await through(world, url, token, orders)
    const refused = answers.filter(({ status }) => status === 503)
    return [
      told('answers', byStatus(answers)),
      exactly('servers that stopped', watched.ended, 0),
      exactly('failures (0, 500, …)', answers.filter(({ status }) => !answered.has(status)).length, 0),
      exactly('503 without Retry-After', refused.filter(({ retryAfter }) => !retryAfter).length, 0),
      told('p99 of a 503, ms', p99Of(refused)),
      atMost('seconds from PostgreSQL’s return to normal', normalAfter, 5),
    ]
  },
  control: {
    without: 'a handler for lost connections',
    run: async (world) => {
      const program = `import pg from 'pg'
        const client = new pg.Client({ connectionString: process.argv[1] })
        await client.connect()
        console.log('connected')
        setTimeout(() => process.exit(0), 20_000)`
      const child = spawn(process.execPath, ['--input-type=module', '-e', program, world.database_url], {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      await once(child.stdout, 'data')
      await crash(world)
      const [code] = (await once(child, 'exit')) as [number] // As Node documents it.
      await delay(3_000)
      await world.reconnect()
      return { harm: code !== 0, seen: `a program without one ended with ${code}` }
    },
  },
}
