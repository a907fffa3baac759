import type { CustomerNote, CustomerNoteBody } from '@foyer/contract/operator/customer.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { isId, makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { lockCustomer } from './change-customer.ts'
import { deleteNote, findAccount, insertNote, listNotes, type NoteRow } from './customer-store.ts'

const presentNote = ({ id, body, author, created_at }: NoteRow): CustomerNote => ({
  id,
  body,
  author,
  created_at: created_at.toISOString(),
})

/** Lists the internal notes about a customer. Throws 404 if there is no such customer. */
export const readNotes =
  ({ database, cursors }: Services) =>
  (
    { tenant }: OperatorCall,
    accountId: string,
    { sort, cursor, limit }: SortedPageQuery,
  ): Promise<Page<CustomerNote>> =>
    database.read(tenant, async (tx) => {
      await found(tx, accountId, findAccount)
      const page = await listNotes(tx, accountId, { cursors, sort, cursor, limit })
      return mapPage(page, presentNote)
    })

/**
 * Audited without its account, as the customer’s own log must not show what colleagues tell each other, and without its text: nothing is ever
 * removed from the log, and a note that was removed is to be gone.
 */
const aboutNote = (id: string) => ({ object_type: 'note', object_id: id, account_id: null })

/** Adds an internal note. Throws 404 if there is no such customer. */
export const addNote =
  ({ database, clock, audit }: Services) =>
  (call: OperatorCall, account_id: string, { body }: CustomerNoteBody): Promise<CustomerNote> =>
    database.transaction(call.tenant, async (tx) => {
      await lockCustomer(tx, account_id)
      const { tenant, operator } = call
      const written = { id: makeId(clock), tenant, account_id, author: operator.handle, body }
      const row = await insertNote(tx, { ...written, created_at: clock.now() })
      const changes = { account_id }
      await audit(tx, { ...auditedByOperator(call), action: 'note_added', ...aboutNote(row.id), changes })
      return presentNote(row)
    })

/** Deletes an internal note. Throws 404 if the customer has no such note. */
export const removeNote =
  ({ database, audit }: Services) =>
  (call: OperatorCall, account_id: string, id: string): Promise<void> =>
    database.transaction(call.tenant, async (tx) => {
      await lockCustomer(tx, account_id)
      const removed = isId(id) ? await deleteNote(tx, account_id, id) : undefined
      if (removed === undefined) throw failure('not_found')
      const changes = { account_id, author: removed.author }
      await audit(tx, { ...auditedByOperator(call), action: 'note_removed', ...aboutNote(id), changes })
    })
