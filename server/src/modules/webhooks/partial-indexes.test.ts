import { expect, it } from 'vitest'
import { testPartialIndexes } from '../../../test/partial-indexes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { countByEndpoint, countUndelivered, takeDue } from './store.ts'

const now = new Date()

const indexes = testPartialIndexes('webhooks', {
  needs: [
    ['delivery_due', (tx) => takeDue(tx, { endpoint: 'crm', now, leasedUntil: now, limit: 1 }), /next_attempt_at <= /],
  ],
})

it('webhooks that are not delivered are counted without reading those that are', async () => {
  const counts: readonly ((tx: Tx) => Promise<unknown>)[] = [
    (tx) => countByEndpoint(tx, ['crm']),
    (tx) => countUndelivered(tx, ['crm']),
  ]
  for (const count of counts) {
    const conditions = await indexes.conditionsIn('delivery_of_endpoint', count)
    expect(conditions.length).toBeGreaterThan(0)
    for (const read of conditions) expect(read).toMatch(/endpoint = .*state = /)
  }
})
