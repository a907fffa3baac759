import { firstPage, testPartialIndexes } from '../../../test/partial-indexes.ts'
import { listAudit } from './audit-log.ts'

const day = '2026-01-31'

testPartialIndexes('platform', {
  needs: [
    ['audit_entry_by_age', (tx) => listAudit(tx, { from: day, to: day }, firstPage('-at')), /at >= .*at < /],
    // With a filter, too: a frequent action is read faster by age.
    [
      'audit_entry_by_age',
      (tx) => listAudit(tx, { action: 'order.cancelled', from: day, to: day }, firstPage('-at')),
      /at >= .*at < /,
    ],
  ],
  whole: [
    [
      'audit_entry_action',
      (tx) => listAudit(tx, { action: 'order.cancelled', from: day, to: day }, firstPage('-at')),
      /action = .*at >= .*at < /,
    ],
  ],
})
