import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import type { Account } from '../../account/index.ts'
import type { DeskServices } from '../services.ts'
import { handlesOf, titlesOfKeys } from '../store.ts'

interface Named {
  readonly object_type: string
  readonly object_id: string
}

type NamesOf = (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

const stores = ({ billing, company, licensing, support }: DeskServices): Readonly<Record<string, NamesOf>> => ({
  company: company.titlesOf,
  deliverable: licensing.staff.names,
  operator: handlesOf,
  operator_key: titlesOfKeys,
  order: billing.staff.numbers,
  saved_reply: support.staff.savedReplies.names,
  ticket: support.staff.names,
})

/** The fields of changes that hold an id, and the kind of object that each refers to. */
const mentioned: Readonly<Record<string, string>> = {
  from: 'account',
  to: 'account',
  account_id: 'account',
  order_id: 'order',
}

interface Telling extends Named {
  readonly changes: Readonly<Record<string, unknown>>
}

const mentionsIn = ({ changes }: Telling): readonly Named[] =>
  Object.entries(changes).flatMap(([name, value]) => {
    const object_type = mentioned[name]
    return object_type !== undefined && typeof value === 'string' && isId(value)
      ? [{ object_type, object_id: value }]
      : []
  })

/** The object of an entry, and the objects that its changes refer to by id. */
export const namedIn = (entry: Telling): readonly Named[] => [entry, ...mentionsIn(entry)]

type NameOf = (row: Named) => string | null

/** By id, the names of the objects in an entry's changes, without deleted ones. */
export const namesOf = (entry: Telling, nameOf: NameOf): Record<string, string> =>
  Object.fromEntries(
    mentionsIn(entry).flatMap((one) => {
      const name = nameOf(one)
      return name === null ? [] : [[one.object_id, name]]
    }),
  )

/**
 * The names that staff use for the objects of the log, read once per kind. An object without a name is shown by its id, unless that means
 * nothing to people.
 */
export const nameObjects = async (
  services: DeskServices,
  tx: Tx,
  rows: readonly Named[],
  people: ReadonlyMap<string, Account>,
): Promise<NameOf> => {
  const known = Object.entries(stores(services)).map(async ([type, namesOf]) => {
    const ids = new Set(
      rows.filter((row) => row.object_type === type && isId(row.object_id)).map((row) => row.object_id),
    )
    return [type, ids.size === 0 ? new Map<string, string>() : await namesOf(tx, [...ids])] as const
  })
  const names = new Map(await Promise.all(known))
  return ({ object_type, object_id }) => {
    if (object_type === 'account') return people.get(object_id)?.email ?? null
    return names.get(object_type)?.get(object_id) ?? (isId(object_id) ? null : object_id)
  }
}
