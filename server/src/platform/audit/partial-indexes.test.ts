import { firstPage, testPartialIndexes } from '../../../test/partial-indexes.ts'
import { listAudit } from './audit-log.ts'

const day = '2026-01-31'

testPartialIndexes('platform', {
  needs: [['audit_entry_by_age', (tx) => listAudit(tx, { from: day, to: day }, firstPage('-at')), /at >= .*at < /]],
})
