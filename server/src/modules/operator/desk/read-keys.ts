import type { KeyCall, OperatorKey } from '@foyer/contract/operator/desk.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { found } from '../../../platform/database/found.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import type { DeskServices } from '../services.ts'
import { findKey, listCalls, listKeys } from './key-store.ts'
import { presentKey } from './present-key.ts'

/** Lists the brand’s operator keys, including ended ones. */
export const readKeys =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, { sort, cursor, limit }: SortedPageQuery): Promise<Page<OperatorKey>> =>
    database.read(tenant, async (tx) => {
      const page = await listKeys(tx, { cursors, cursor, sort, limit })
      return mapPage(page, presentKey)
    })

/** Lists the calls made with a key. Throws 404 if the brand has no such key. */
export const readKeyCalls =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, id: string, { sort, cursor, limit }: SortedPageQuery): Promise<Page<KeyCall>> =>
    database.read(tenant, async (tx) => {
      await found(tx, id, findKey)
      const page = await listCalls(tx, id, { cursors, sort, cursor, limit, most: mostCounted })
      return mapPage(page, ({ id: callId, at, method, path, status, ip, request_id }) => ({
        id: callId,
        at: at.toISOString(),
        method,
        path,
        status,
        ip,
        request_id,
      }))
    })
