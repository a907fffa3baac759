import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Clock } from '../clock.ts'
import { type Database, type Tx, writeAlong } from '../database/database.ts'
import type { Log } from '../log.ts'
import { jobsWaiting, keepFailed } from './job-desk.ts'
import { Away, createOutages, lookForReturnMs, type Outages } from './outages.ts'
import { startTelling } from './telling.ts'
import { createTimers } from './timers.ts'

export interface JobRun<Data> {
  readonly id: string
  readonly data: Data
}

type Handler<Data> = (run: JobRun<Data>) => Promise<void>

interface QueueDefinition {
  readonly name: string
  /** Jobs at a time, of each process. */
  readonly atOnce: number
  readonly handler: Handler<never>
}

/**
 * Work that happens after the answer. A job is written in the transaction of what caused it, so that it exists
 * exactly if that was committed; it runs at least once, so handlers are idempotent.
 */
export interface Jobs {
  /** Names a queue and what its jobs do. Before `start`. */
  handle<Data extends object>(queue: string, handler: Handler<Data>, atOnce?: number): void
  /** Names a listener of an event: each gets a job of its own for every announcement. Before `start`. */
  on<Data extends object>(event: string, listener: string, handler: Handler<Data>): void
  /** Runs once per interval, in whichever process comes first. Before `start`. */
  every(name: string, everyMs: number, run: () => Promise<void>): void
  /** `key` is what `waiting` finds it by. */
  enqueue(tx: Tx, queue: string, data: object, key?: string): Promise<void>
  /** Those of these keys that have a job in the queue which nobody has begun. */
  waiting(tx: Tx, queue: string, keys: readonly string[]): Promise<Set<string>>
  /** Writes one job per listener in the caller's transaction; without listeners the event is simply past. */
  announce(tx: Tx, event: string, data: object): Promise<void>
  start(): Promise<void>
  /** Runs every timer and every waiting job now; returns when nothing is left to do. For the demo's clock and for tests. */
  runDue(): Promise<void>
  /** How many timers are long past their turn, in whichever process. */
  lateTimers(): Promise<number>
  /** Lets running jobs come to their end, for 20 s where nothing else is said, and hands back those that do not. */
  stop(atMostMs?: number): Promise<void>
  ping(): Promise<void>
}

/** Notification wakes workers at once; polling finds what is due later, such as retries. */
const working = {
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
  includeMetadata: true,
} as const

/** A job whose process stopped breathing is handed to another after 20 s, long before its own time is over. */
const retries = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
} as const

/**
 * Settles what is done while others of its batch go on: one that hangs would send it round again with itself, once the process stops
 * or the time of the batch is over. That it is settled once more at the end changes nothing.
 */
const settleDone =
  (boss: PgBoss, queue: string, log: Log) =>
  async (done: readonly Job<never>[]): Promise<void> => {
    // The others have been handed back meanwhile.
    const own = done.filter(({ signal }) => !signal.aborted)
    if (own.length === 0) return
    try {
      await boss.complete(queue, own)
    } catch (error) {
      log.warn({ err: error, queue }, 'jobs that are done are settled with the rest of their batch')
    }
  }

/** Each job of a batch is settled by itself: one that fails does not send its neighbours round again. */
const work = async (
  boss: PgBoss,
  { name, handler, atOnce }: QueueDefinition,
  outages: Outages,
  log: Log,
): Promise<void> => {
  const settle = async (job: Job<never>): Promise<JobResult> => {
    try {
      await handler(job)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, queue: name, job: job.id }, 'a job failed and will be tried again')
      const output = { message: (error as Error).message, away: error instanceof Away }
      return { id: job.id, status: 'failed', output }
    }
  }
  const own: { worker?: string } = {}
  const settleAll = async (jobs: JobWithMetadata<never>[]): Promise<JobResult[]> => {
    const telling = startTelling(settleDone(boss, name, log))
    const results = await Promise.all(
      jobs.map(async (job) => {
        const result = await settle(job)
        if (result.status === 'completed') telling.add(job)
        return result
      }),
    )
    // Before the batch is settled: two that change the same rows at once could stand in each other's way.
    await telling.end()
    const done = jobs.filter((_, at) => results[at]?.status === 'completed')
    // Its name may come after its first jobs.
    if ((await outages.over(name, done)) && own.worker !== undefined) boss.notifyWorker(own.worker)
    return results
  }
  await boss.createQueue(name, { ...retries, notify: true })
  own.worker = await boss.work<never, void, typeof working & { batchSize: number }>(
    name,
    { ...working, batchSize: atOnce },
    settleAll,
  )
}

const openQueue = (url: string, { absence }: Database, log: Log): PgBoss => {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    migrate: false,
    max: 4,
    application_name: 'foyer jobs',
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  boss.on('error', (error) => {
    if (!absence.explains(error)) log.warn({ err: error }, 'the job queue met an error')
  })
  return boss
}

/** How many jobs of these queues are due or under way. */
const countDue = async ({ pool }: Database, queues: readonly QueueDefinition[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and name = any($1)`,
    [queues.map(({ name }) => name)],
  )
  return rows[0]?.count ?? 0
}

/** A job leaves with the next statement of the transaction that writes it. */
const enqueueIn =
  (boss: PgBoss): Jobs['enqueue'] =>
  async (tx, queue, data, key) => {
    const executeSql = async (sql: string, parameters: unknown[] = []): Promise<{ rows: never[] }> => {
      await writeAlong(tx, { sql, parameters })
      return { rows: [] }
    }
    await boss.send(queue, data, { db: { executeSql }, ...(key === undefined ? {} : { singletonKey: key }) })
  }

export const createJobs = (url: string, database: Database, clock: Clock, log: Log): Jobs => {
  const boss = openQueue(url, database, log)
  const queues: QueueDefinition[] = []
  const listeners = new Map<string, string[]>()
  const timers = createTimers(database, clock, log)
  const outages = createOutages(database.pool)
  timers.add('jobs that wait for a return', lookForReturnMs, async () => {
    for (const { name } of queues) await outages.probe(name)
  })
  timers.add('failed jobs', dayMs, async () => {
    await keepFailed(database.pool)
  })

  const handle = <Data extends object>(name: string, handler: Handler<Data>, atOnce = 5): void => {
    queues.push({ name, handler, atOnce })
  }

  const enqueue = enqueueIn(boss)

  return {
    handle,
    on: (event, listener, handler) => {
      const queue = `${event}.${listener}`
      listeners.set(event, [...(listeners.get(event) ?? []), queue])
      handle(queue, handler)
    },
    every: timers.add,
    enqueue,
    waiting: jobsWaiting,
    announce: async (tx, event, data) => {
      for (const queue of listeners.get(event) ?? []) await enqueue(tx, queue, data)
    },
    start: async () => {
      // Before the queue looks for what is to be deleted: nobody may have run for a week.
      await keepFailed(database.pool)
      await boss.start()
      for (const queue of queues) await work(boss, queue, outages, log)
      timers.start()
    },
    runDue: async () => {
      await timers.runAll()
      const until = clock.now().getTime() + 60_000
      while ((await countDue(database, queues)) > 0 && clock.now().getTime() < until)
        await new Promise((resolve) => setTimeout(resolve, 25))
    },
    lateTimers: () => timers.late(),
    stop: async (atMostMs = 20_000) => {
      await Promise.all([timers.stop(), boss.stop({ graceful: true, timeout: atMostMs })])
    },
    ping: async () => {
      await boss.isInstalled()
    },
  }
}
