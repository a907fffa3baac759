import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { findByWords, wasFound } from '../../../platform/database/search-words.ts'

/** Licences with the dongle of this number, ignoring case. */
const onDongle = async (tx: Tx, text: string): Promise<string[]> => {
  const serial = text.trim()
  const rows = await tx
    .selectFrom('licensing.deliverable')
    .select('id')
    .where('tenant', '=', sql<string>`platform.tenant()`)
    .where('usb_serial_number', 'in', [serial, serial.toUpperCase(), serial.toLowerCase()])
    .execute()
  return rows.map(({ id }) => id)
}

/** The most licences that are looked at for one server: many may stand behind one address. */
const most = 1_000

/** Licences with a server of exactly this name (ignoring case), address or id. Three look-ups, each by an index of its own. */
const onServer = async (tx: Tx, text: string): Promise<string[]> => {
  const wanted = text.trim()
  const { rows } = await sql<{ deliverable_id: string }>`
    select deliverable_id from licensing.server where tenant = platform.tenant() and lower(hostname) = lower(${wanted})
    union
    select deliverable_id from licensing.server where tenant = platform.tenant() and ip = ${wanted}
    union
    select deliverable_id from licensing.server where tenant = platform.tenant() and server_id = ${wanted}
    limit ${most}`.execute(tx)
  return rows.map(({ deliverable_id }) => deliverable_id)
}

/** Staff’s search among all licences: words of a licence, the number of its dongle, a server of it, or licences of accounts found by these words. */
export const foundForStaff = async (tx: Tx, text: string, named: readonly string[]): Promise<RawBuilder<boolean>> => {
  const [found, dongles, servers] = await Promise.all([
    findByWords(tx, 'licence', text),
    onDongle(tx, text),
    onServer(tx, text),
  ])
  const ids = [...new Set([...dongles, ...servers])]
  const line = sql`concat_ws(' ', key, human_id, sku_name, user_comment)`
  return wasFound(found, line, sql<boolean>`(account_id = any(${named}::uuid[]) or id = any(${ids}::uuid[]))`)
}
