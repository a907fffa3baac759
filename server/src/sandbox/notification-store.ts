import type { Gateway, Queryable } from './options.ts'

export interface NotificationRow {
  readonly id: string
  readonly gateway: Gateway
  readonly event_id: string
  readonly url: string
  readonly content_type: string
  readonly body: string
  readonly forged: boolean
  /** The number of attempts, including the current one. */
  readonly attempts: number
}

interface QueuedNotification extends Omit<NotificationRow, 'id' | 'attempts'> {
  readonly state: 'pending' | 'withheld'
  readonly due_at: Date
}

export const insertNotification = async (client: Queryable, queued: QueuedNotification): Promise<void> => {
  const { gateway, event_id, url, content_type, body, forged, state, due_at } = queued
  await client.query(
    `insert into sandbox.notification (gateway, event_id, url, content_type, body, forged, state, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [gateway, event_id, url, content_type, body, forged, state, due_at],
  )
}

/**
 * Claims up to 16 due notifications and postpones them by 15 s, longer than a delivery may take. Another process, or
 * this one after a crash, then retries those that were not finished.
 */
export const claimDue = async (client: Queryable, now: Date): Promise<NotificationRow[]> => {
  const { rows } = await client.query<NotificationRow>(
    `update sandbox.notification set due_at = $1::timestamptz + interval '15 seconds', attempts = attempts + 1
     where id = any (array(
       select id from sandbox.notification where state = 'pending' and due_at <= $1
       order by due_at, id limit 16 for update skip locked
     ))
     returning id::text, gateway, event_id, url, content_type, body, forged, attempts`,
    [now],
  )
  return rows.sort((a, b) => Number(a.id) - Number(b.id))
}

export const markDelivered = async (client: Queryable, id: string, answer: string): Promise<void> => {
  await client.query(`update sandbox.notification set state = 'delivered', answer = $2 where id = $1`, [id, answer])
}

/** Records a failed attempt. `due` is the time of the next one; null means giving up. */
export const markFailed = async (client: Queryable, id: string, answer: string, due: Date | null): Promise<void> => {
  await client.query(
    `update sandbox.notification
     set answer = $2, due_at = coalesce($3, due_at), state = case when $3::timestamptz is null then 'given_up' else state end
     where id = $1`,
    [id, answer, due],
  )
}
