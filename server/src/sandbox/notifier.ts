import { setTimeout as delay } from 'node:timers/promises'
import { claimDue, markDelivered, markFailed, type NotificationRow } from './notification-store.ts'
import type { Signed, Signer } from './notifications.ts'
import type { Gateway, SandboxOptions } from './options.ts'

type Signers = Readonly<Record<Gateway, Signer>>

export interface Notifier {
  /** Signals that something was queued. Delivery starts at once, in the background. */
  wake(): void
  /** Delivers everything that is due by the clock. Failures are postponed, not thrown. */
  deliverDue(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** Seconds between the attempts of one notification, three days in all. */
const retrySeconds = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 57_600, 86_400]

const post = async (row: NotificationRow, { headers, body }: Signed): Promise<string> => {
  const response = await fetch(row.url, {
    method: 'POST',
    headers: { 'content-type': row.content_type, 'user-agent': 'Foyer-Sandbox/1.0', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`status ${response.status}`)
  return String(response.status)
}

/** One attempt of one notification. A failure is recorded and postponed. */
const attempt = async ({ pool, clock, log }: SandboxOptions, signers: Signers, row: NotificationRow): Promise<void> => {
  const signed = signers[row.gateway](row.body, clock.now(), row.forged)
  try {
    await markDelivered(pool, row.id, await post(row, signed))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // A forged notification must be refused, so a refusal counts as delivered.
    if (row.forged) return markDelivered(pool, row.id, reason)
    const seconds = retrySeconds[row.attempts - 1]
    const due = seconds === undefined ? null : new Date(clock.now().getTime() + seconds * 1000)
    log.info({ notification: row.event_id, attempts: row.attempts, reason }, 'sandbox notification put off')
    await markFailed(pool, row.id, reason, due)
  }
}

/** Delivers queued notifications at least once. Those that a killed process had claimed are sent again after its restart. */
export const createNotifier = (options: SandboxOptions, signers: Signers): Notifier => {
  const { pool, clock, log } = options
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  const run = async (): Promise<void> => {
    try {
      while (again) {
        again = false
        for (let rows = await claimDue(pool, clock.now()); rows.length > 0; rows = await claimDue(pool, clock.now())) {
          await Promise.all(rows.map((row) => attempt(options, signers, row)))
        }
      }
    } finally {
      // No await since the last check of `again`, so a later caller starts a new run.
      running = undefined
    }
  }

  const deliverDue = (): Promise<void> => {
    again = true
    running ??= run()
    return running
  }

  const wake = (): void => {
    deliverDue().catch((error: unknown) => log.error({ err: error }, 'sandbox notifications stopped for a moment'))
  }

  return {
    wake,
    deliverDue,
    start: () => {
      timer = setInterval(wake, 500).unref()
    },
    stop: async () => {
      clearInterval(timer)
      // A delivery may take until its own timeout, which is longer than a shutdown allows. Its failure is logged elsewhere.
      await Promise.race([running?.catch(() => undefined), delay(5000, undefined, { ref: false })])
    },
  }
}
