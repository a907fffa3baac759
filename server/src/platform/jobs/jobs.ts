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

interface JobOptions {
  /** `waiting` finds the job by it. */
  readonly key?: string
  /** A second job with the same id is not written before the first has been over for a week; while the first counts as failed, never. */
  readonly id?: string
  /** Overtakes the jobs of its queue that wait and are not urgent. */
  readonly urgent?: boolean
}

type Handler<Data> = (run: JobRun<Data>) => Promise<void>

interface QueueDefinition {
  readonly name: string
  /** Concurrent jobs per process. */
  readonly atOnce: number
  readonly handler: Handler<never>
}

/**
 * Background work. A job is written in the transaction that causes it, so it exists exactly if that transaction was
 * committed. It runs at least once, so handlers must be idempotent.
 */
export interface Jobs {
  /** Registers a queue and its handler. Call it before `start`. */
  handle<Data extends object>(queue: string, handler: Handler<Data>, atOnce?: number): void
  /** Registers a listener for an event. Each listener gets its own job for every announcement. Call it before `start`. */
  on<Data extends object>(event: string, listener: string, handler: Handler<Data>): void
  /** Runs once per interval across all processes. Call it before `start`. */
  every(name: string, everyMs: number, run: () => Promise<void>): void
  enqueue(tx: Tx, queue: string, data: object, options?: JobOptions): Promise<void>
  /** Which of these keys have a job in the queue that has not started. */
  waiting(tx: Tx, queue: string, keys: readonly string[]): Promise<Set<string>>
  /** Writes one job per listener in the caller's transaction. Without listeners it does nothing. */
  announce(tx: Tx, event: string, data: object): Promise<void>
  /** Makes the queues, so that calls can write jobs. `start` does so too. */
  open(): Promise<void>
  /** Runs jobs and timers from now on. */
  start(): Promise<void>
  /** Runs every timer and every waiting job now, and returns when nothing is left to do. For the demo's clock and for tests. */
  runDue(): Promise<void>
  /** The number of timers that are long overdue, across all processes. */
  lateTimers(): Promise<number>
  /** Waits for running jobs, by default for 20 s, and returns unfinished ones to the queue. */
  stop(atMostMs?: number): Promise<void>
  ping(): Promise<void>
}

/** Notifications wake workers at once. Polling finds jobs that become due later, such as retries. */
const working = {
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
  includeMetadata: true,
} as const

/** A job whose process stopped sending heartbeats goes to another process after 20 s, long before it would expire. */
const retries = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 120,
  heartbeatSeconds: 20,
} as const

/**
 * Completes finished jobs while others of their batch are still running. Otherwise one job that hangs would cause all
 * of them to run again when the process stops or the batch expires. Completing a job twice has no effect.
 */
const settleDone =
  (boss: PgBoss, queue: string, log: Log) =>
  async (done: readonly Job<never>[]): Promise<void> => {
    // Aborted jobs have already been returned to the queue.
    const own = done.filter(({ signal }) => !signal.aborted)
    if (own.length === 0) return
    try {
      await boss.complete(queue, own)
    } catch (error) {
      log.warn({ err: error, queue }, 'jobs that are done are settled with the rest of their batch')
    }
  }

/** Reports each job of a batch separately, so that a failed one does not cause the others to run again. */
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
    // Before the batch is completed: two updates of the same rows at once could deadlock.
    await telling.end()
    const done = jobs.filter((_, at) => results[at]?.status === 'completed')
    // The first jobs may arrive before the worker's id is known.
    if ((await outages.over(name, done)) && own.worker !== undefined) boss.notifyWorker(own.worker)
    return results
  }
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
    // Otherwise it starts only with the schema of exactly its own version: a process of the version before could not be
    // started again beside a newer one, nor a newer one that brings no migration of Foyer's own.
    migrate: true,
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

/** Nothing can be written to a queue that does not exist yet, such as one that is new in this version. */
const openAll = async (boss: PgBoss, { pool }: Database, queues: readonly QueueDefinition[]): Promise<void> => {
  // Before the queue deletes old jobs: the installation may not have run for a week.
  await keepFailed(pool)
  await boss.start()
  for (const { name } of queues) await boss.createQueue(name, { ...retries, notify: true })
}

/** The number of jobs in these queues that are due or running. */
const countDue = async ({ pool }: Database, queues: readonly QueueDefinition[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and name = any($1)`,
    [queues.map(({ name }) => name)],
  )
  return rows[0]?.count ?? 0
}

/** The job is sent together with the next statement of its transaction. */
const enqueueIn =
  (boss: PgBoss): Jobs['enqueue'] =>
  async (tx, queue, data, { key, id, urgent = false } = {}) => {
    const executeSql = async (sql: string, parameters: unknown[] = []): Promise<{ rows: never[] }> => {
      await writeAlong(tx, { sql, parameters })
      return { rows: [] }
    }
    const named = { ...(id !== undefined && { id }), ...(key !== undefined && { singletonKey: key }) }
    await boss.send(queue, data, { db: { executeSql }, priority: urgent ? 1 : 0, ...named })
  }

/** Waits until nothing is due, for a minute at most. */
const untilDone = async (countDueNow: () => Promise<number>, clock: Clock): Promise<void> => {
  const until = clock.now().getTime() + 60_000
  while ((await countDueNow()) > 0 && clock.now().getTime() < until)
    await new Promise((resolve) => setTimeout(resolve, 25))
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
  const opened: { once?: Promise<void> } = {}
  const open = (): Promise<void> => (opened.once ??= openAll(boss, database, queues))

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
    open,
    start: async () => {
      await open()
      for (const queue of queues) await work(boss, queue, outages, log)
      timers.start()
    },
    runDue: async () => {
      await timers.runAll()
      await untilDone(() => countDue(database, queues), clock)
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
