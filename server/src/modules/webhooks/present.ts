import { masked } from '@foyer/contract/vocabulary/masked.ts'
import type { WebhookAttempt, WebhookDelivery } from '@foyer/contract/webhooks/delivery.ts'
import type { AttemptRow, NamedDelivery } from './store.ts'

/** The URL as it is shown: credentials and the values of the query are masked. */
export const shownUrl = (url: string): string => {
  const { protocol, host, pathname, username, password, searchParams } = new URL(url)
  const credentials = `${username}${password}` === '' ? '' : `${masked}@`
  const query = [...searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${masked}`).join('&')
  return `${protocol}//${credentials}${host}${pathname}${query === '' ? '' : `?${query}`}`
}

export const presentDelivery = (row: NamedDelivery): WebhookDelivery => ({
  id: row.id,
  message_id: row.message_id,
  endpoint: row.endpoint,
  type: row.type,
  object_id: row.object_id,
  object_name: row.object_name,
  // A check constraint of the table allows only the contract's values.
  state: row.discarded_at === null ? (row.state as WebhookDelivery['state']) : 'discarded',
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  settled_at: row.settled_at?.toISOString() ?? null,
})

export const presentAttempt = ({ number, began_at, took_ms, status, error, response }: AttemptRow): WebhookAttempt => ({
  number,
  began_at: began_at.toISOString(),
  took_ms,
  status,
  error,
  response,
})
