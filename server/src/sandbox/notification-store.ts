import type { Gateway, Queryable } from './options.ts'

export interface NotificationRow {
  readonly id: string
  readonly gateway: Gateway
  readonly event_id: string
  readonly url: string
  readonly content_type: string
  readonly body: string
  readonly forged: boolean
  /** Tries so far, the present one included. */
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
 * Takes up to 16 due notifications in hand. They are put off by 15 s, more than a delivery may last, so that another
 * process, or this one after a crash, tries again what was not finished.
 */
export const claimDue = async (client: Queryable, now: Date): Promise<NotificationRow[]> => {
  const { rows } = await client.query<NotificationRow>(
    `update sandbox.notification set due_at = $1::timestamptz + interval '15 seconds', attempts = attempts + 1
     where id in (
       select id from sandbox.notification where state = 'pending' and due_at <= $1
       order by due_at, id limit 16 for update skip locked
     )
     returning id::text, gateway, event_id, url, content_type, body, forged, attempts`,
    [now],
  )
  return rows.sort((a, b) => Number(a.id) - Number(b.id))
}

export const markDelivered = async (client: Queryable, id: string, answer: string): Promise<void> => {
  await client.query(`update sandbox.notification set state = 'delivered', answer = $2 where id = $1`, [id, answer])
}

/** Notes a failed try; `due` is the next one, null gives up. */
export const markFailed = async (client: Queryable, id: string, answer: string, due: Date | null): Promise<void> => {
  await client.query(
    `update sandbox.notification
     set answer = $2, due_at = coalesce($3, due_at), state = case when $3::timestamptz is null then 'given_up' else state end
     where id = $1`,
    [id, answer, due],
  )
}
