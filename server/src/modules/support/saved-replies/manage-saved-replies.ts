import {
  savedRepliesAtMost,
  type SavedReply,
  type SavedReplyBody,
  type SavedReplyChange,
  type SavedReplyRemoval,
  type SavedReplyTexts,
} from '@foyer/contract/operator/saved-reply.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { auditedByOperator, type AuditEntry } from '../../../platform/audit/audit.ts'
import { changesOf } from '../../../platform/audit/changes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import {
  countSavedReplies,
  deleteSavedReply,
  findSavedReply,
  insertSavedReply,
  isNameTaken,
  listSavedReplies,
  lockSavedReplies,
  lockSavedReply,
  type SavedReplyRow,
  updateSavedReply,
} from './saved-reply-store.ts'

export interface SavedReplyQuery extends SortedPageQuery {
  readonly query?: string | undefined
}

const present = (row: SavedReplyRow): SavedReply => ({
  id: row.id,
  name: row.name,
  texts: { en: row.text_en, ru: row.text_ru },
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by,
  uses: row.uses,
  last_used_at: row.last_used_at?.toISOString() ?? null,
})

const columnsOf = ({ en, ru }: SavedReplyTexts): Pick<SavedReplyRow, 'text_en' | 'text_ru'> => ({
  text_en: en ?? null,
  text_ru: ru ?? null,
})

/** Names must be unique, or replies could not be told apart. Fails with 409 `name_taken` at `/name`. */
const refuseTaken = async (tx: Tx, name: string, id: string): Promise<void> => {
  if (await isNameTaken(tx, name, id)) throw failure('name_taken', { pointer: '/name' })
}

/**
 * The reply, locked, if it is still as the caller saw it. Fails with 404 for an unknown id, and with 409 at `/revision`
 * if it has changed since.
 */
const seenReply = async (tx: Tx, id: string, revision: number): Promise<SavedReplyRow> => {
  const row = await found(tx, id, lockSavedReply)
  if (row.revision !== revision) throw failure('conflict', { pointer: '/revision' })
  return row
}

const about = (id: string): Pick<AuditEntry, 'object_type' | 'object_id' | 'account_id'> => ({
  object_type: 'saved_reply',
  object_id: id,
  account_id: null,
})

/** The names that the audit log has for what a reply contains. */
const logged = ({ name, text_en, text_ru }: Pick<SavedReplyRow, 'name' | 'text_en' | 'text_ru'>) => ({
  title: name,
  text_en,
  text_ru,
})

/** Fails with 409 `name_taken`, and with 422 `saved_replies_full` if the brand has the most it may have. */
export const addSavedReply =
  ({ database, clock, audit }: Services) =>
  (call: OperatorCall, { name, texts, reason }: SavedReplyBody): Promise<SavedReply> =>
    database.transaction(call.tenant, async (tx) => {
      const id = makeId(clock)
      const now = clock.now()
      await lockSavedReplies(tx)
      if ((await countSavedReplies(tx)) >= savedRepliesAtMost) throw failure('saved_replies_full')
      await refuseTaken(tx, name, id)
      const said = { name, ...columnsOf(texts) }
      const by = { tenant: call.tenant, created_at: now, updated_at: now, updated_by: call.operator.name }
      const row = await insertSavedReply(tx, { id, ...said, ...by })
      await audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: 'saved_reply_added',
        ...about(id),
        changes: logged(row),
      })
      return present(row)
    })

/**
 * Changes the name or the texts. A change without effect writes nothing. Fails with 404 for an unknown id, and with 409
 * if the name is taken or somebody else changed the reply first.
 */
export const changeSavedReply =
  ({ database, clock, audit }: Services) =>
  (call: OperatorCall, id: string, { revision, name, texts, reason }: SavedReplyChange): Promise<SavedReply> =>
    database.transaction(call.tenant, async (tx) => {
      await lockSavedReplies(tx)
      const before = await seenReply(tx, id, revision)
      const after = { ...before, name: name ?? before.name, ...(texts !== undefined && columnsOf(texts)) }
      const changes = changesOf(logged(before), logged(after))
      if (Object.keys(changes).length === 0) return present(before)
      await refuseTaken(tx, after.name, id)
      const row = await updateSavedReply(tx, id, {
        name: after.name,
        text_en: after.text_en,
        text_ru: after.text_ru,
        revision: before.revision + 1,
        updated_at: clock.now(),
        updated_by: call.operator.name,
      })
      await audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: 'saved_reply_changed',
        ...about(id),
        changes,
      })
      return present(row)
    })

/**
 * Deletes a reply; its texts remain in the audit log. Fails with 404 for an unknown id, and with 409 if it has changed
 * since the caller saw it.
 */
export const removeSavedReply =
  ({ database, audit }: Services) =>
  (call: OperatorCall, id: string, { revision, reason }: SavedReplyRemoval): Promise<void> =>
    database.transaction(call.tenant, async (tx) => {
      const row = await seenReply(tx, id, revision)
      await deleteSavedReply(tx, id)
      await audit(tx, {
        ...auditedByOperator(call),
        reason,
        action: 'saved_reply_removed',
        ...about(id),
        changes: logged(row),
      })
    })

/** Lists the brand’s saved replies. */
export const readSavedReplies =
  ({ database, cursors }: Services) =>
  ({ tenant }: OperatorCall, { query = '', sort, cursor, limit }: SavedReplyQuery): Promise<Page<SavedReply>> =>
    database.read(tenant, async (tx) => {
      const page = await listSavedReplies(tx, query, { cursors, sort, cursor, limit })
      return mapPage(page, present)
    })

/** Fails with 404 `not_found` for an unknown id. */
export const readSavedReply =
  ({ database }: Services) =>
  ({ tenant }: OperatorCall, id: string): Promise<SavedReply> =>
    database.read(tenant, async (tx) => {
      const row = await found(tx, id, findSavedReply)
      return present(row)
    })
