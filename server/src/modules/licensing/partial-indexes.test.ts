import { randomUUID } from 'node:crypto'
import { firstPage, testPartialIndexes } from '../../../test/partial-indexes.ts'
import { listEndingDongles } from './activation/ending-file-store.ts'
import { leaseDue, listToOpen, takeStopped } from './renewals/renewal-store.ts'
import { listOpenIncidents } from './servers/incident-store.ts'
import { foundForStaff } from './staff/search-store.ts'
import { readTroubles } from './staff/troubles-store.ts'
import { listDeliverables } from './store.ts'

const id = randomUUID()
const now = new Date()
const day = '2026-01-31'

testPartialIndexes('licensing', {
  needs: [
    ['deliverable_by_age', (tx) => listDeliverables(tx, {}, firstPage('-created_at')), /tenant = /],
    ['deliverable_by_paid_till', (tx) => listToOpen(tx, 'aurora', day, 1), /paid_till <= /],
    ['deliverable_dongle', (tx) => foundForStaff(tx, 'D-1', []), /usb_serial_number = /],
    ['dongle_file_by_end', (tx) => listEndingDongles(tx, 'aurora', now, now), /ends_at > .*ends_at <= /],
    ['one_renewal_per_period', (tx) => listToOpen(tx, 'aurora', day, 1), /starts_on >= /],
    ['renewal_stopped', (tx) => readTroubles(tx, now), /stop_at > /],
    ['renewal_to_remind', (tx) => leaseDue(tx, 'remind_at', now, now, 1), /remind_at <= /],
    ['renewal_to_stop', (tx) => takeStopped(tx, now, 1), /stop_at <= /],
    ['renewal_to_try', (tx) => leaseDue(tx, 'try_at', now, now, 1), /try_at <= /],
    ['server_incident_open', (tx) => listOpenIncidents(tx, { deliverable_id: id, server_id: 'x' }), /server_id = /],
  ],
  onlyRules: ['key_owner_current', 'limit_change_open'],
})
