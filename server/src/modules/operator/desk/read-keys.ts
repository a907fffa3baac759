import type { KeyCall, OperatorKey } from '@foyer/contract/operator/desk.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import type { DeskServices } from '../services.ts'
import { findKey, listCalls, listKeys } from './key-store.ts'
import { presentKey } from './present-key.ts'

/** Lists the brand’s operator keys, including ended ones. */
export const readKeys =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, { sort, cursor, limit }: SortedPageQuery): Promise<Page<OperatorKey>> =>
    database.read(tenant, async (tx) => {
      const page = await listKeys(tx, { cursors, cursor, sort, limit })
      return { ...page, rows: page.rows.map(presentKey) }
    })

/** Lists the calls made with a key. Throws 404 if the brand has no such key. */
export const readKeyCalls =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, id: string, { sort, cursor, limit }: SortedPageQuery): Promise<Page<KeyCall>> =>
    database.read(tenant, async (tx) => {
      if (!isId(id) || (await findKey(tx, id)) === undefined) throw failure('not_found')
      const page = await listCalls(tx, id, { cursors, sort, cursor, limit })
      return {
        ...page,
        rows: page.rows.map(({ id: callId, at, method, path, status, ip, request_id }) => ({
          id: callId,
          at: at.toISOString(),
          method,
          path,
          status,
          ip,
          request_id,
        })),
      }
    })
