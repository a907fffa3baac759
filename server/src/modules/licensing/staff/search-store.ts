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

/** Staff’s search among all licences: words of a licence, the number of its dongle, or licences of accounts found by these words. */
export const foundForStaff = async (tx: Tx, text: string, named: readonly string[]): Promise<RawBuilder<boolean>> => {
  const [found, dongles] = await Promise.all([findByWords(tx, 'licence', text), onDongle(tx, text)])
  const line = sql`concat_ws(' ', key, human_id, sku_name, user_comment)`
  return wasFound(found, line, sql<boolean>`(account_id = any(${named}::uuid[]) or id = any(${dongles}::uuid[]))`)
}
