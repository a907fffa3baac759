import { Email } from '@foyer/contract/vocabulary/contact.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import * as z from 'zod'
import { auditedBySystem } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { country, externalId, flag, line, moment, phone, whole } from '../../platform/imports/cells.ts'
import { createSieve, type Fault, type ImportKind, repeated } from '../../platform/imports/imports.ts'
import { findImported } from '../../platform/imports/ledger.ts'
import { accountRowOf } from './create-account.ts'
import type { Services } from './services.ts'
import {
  type Account,
  accountOf,
  type AccountRow,
  findAccountsByEmail,
  getAccounts,
  insertAccountsUnlessTaken,
} from './store.ts'

const CustomerLine = z.object({
  id: externalId,
  email: Email,
  name: line(100),
  second_name: z.exactOptional(line(100)),
  country,
  locale: Locale,
  currency: z.exactOptional(Currency),
  phone: z.exactOptional(phone),
  legal_name: z.exactOptional(line(200)),
  tax_id: z.exactOptional(line(50)),
  address_line1: z.exactOptional(line(200)),
  address_line2: z.exactOptional(line(200)),
  address_city: z.exactOptional(line(100)),
  address_region: z.exactOptional(line(100)),
  address_postal_code: z.exactOptional(line(20)),
  address_country: z.exactOptional(country),
  manager_name: z.exactOptional(line(100)),
  manager_email: z.exactOptional(Email),
  newsletter: flag.default(false),
  legacy_id: z.exactOptional(whole(1)),
  created_at: z.exactOptional(moment),
})
type CustomerLine = z.output<typeof CustomerLine>

/** An address needs a country; without one, none is stored. */
const addressOf = (row: CustomerLine) =>
  row.address_country === undefined
    ? {}
    : {
        address: {
          line1: row.address_line1 ?? '',
          line2: row.address_line2 ?? '',
          city: row.address_city ?? '',
          region: row.address_region ?? '',
          postal_code: row.address_postal_code ?? '',
          country: row.address_country,
        },
      }

const managerOf = ({ manager_name: name, manager_email: email }: CustomerLine) =>
  name === undefined || email === undefined ? {} : { manager: { name, email } }

const hasStreet = (row: CustomerLine): boolean =>
  [row.address_line1, row.address_line2, row.address_city, row.address_region, row.address_postal_code].some(
    (part) => part !== undefined,
  )

const isHalf = (a: unknown, b: unknown): boolean => (a === undefined) !== (b === undefined)

const faultsOf = (row: CustomerLine): (Fault<CustomerLine> | null)[] => [
  hasStreet(row) && row.address_country === undefined
    ? ['address_country', 'is missing: an address has a country']
    : null,
  isHalf(row.manager_name, row.manager_email)
    ? ['manager_email', 'a manager has a name and an address, or neither']
    : null,
]

/** Without a password: they set one by password recovery, which also proves the address. They accept the terms at their first sign-in. */
const rowOf = (services: Pick<Services, 'clock' | 'branding'>, tenant: string, row: CustomerLine) =>
  accountRowOf(
    services,
    { tenant, ...row, ...addressOf(row), ...managerOf(row), password: null, email_confirmed: true },
    null,
    null,
  )

/**
 * Imports customers of the vendor's former system. An e-mail that already has an account here is refused: a person has to decide whose it
 * is.
 */
export const importCustomers = (
  services: Pick<Services, 'clock' | 'branding' | 'audit'>,
): ImportKind<CustomerLine> => ({
  name: 'customers',
  schema: CustomerLine,
  take: async (tx, { tenant }, lines) => {
    const { audit } = services
    const { refusals, passes } = createSieve<CustomerLine>()
    const twice = repeated(lines, ({ email }) => email.toLowerCase())
    const taken = ['email', 'has an account already'] as const
    const fit = lines
      .filter((line) => passes(line, [...faultsOf(line.row), twice.has(line.line) ? taken : null]))
      .map((line) => ({ line, external: line.row.id, row: rowOf(services, tenant, line.row) }))
    // The insert itself tells which e-mails are taken.
    const written = await insertAccountsUnlessTaken(
      tx,
      fit.map(({ row }) => row),
    )
    const rows = fit.filter(({ line, row }) => passes(line, [written.has(row.id) ? null : taken]))
    const about = { ...auditedBySystem(tenant), action: 'account_created', object_type: 'account' }
    await audit(
      tx,
      rows.map(({ row: { id }, external }) => ({
        ...about,
        object_id: id,
        account_id: id,
        reason: 'import',
        changes: { external_id: external },
      })),
    )
    return { written: new Map(rows.map(({ external, row }) => [external, row.id])), refusals }
  },
})

/** Customers as the lines of other files name them: by the id in the former system, or by the e-mail of an account. */
export interface ImportedCustomers {
  get(name: string): Account | undefined
  /** Why a line cannot name its customer this way; null if it can. */
  faultOf(name: string): readonly ['customer', string] | null
}

/** Ids may look like e-mails, and may differ from the accounts' present e-mails. So each name is looked up as both. */
export const findImportedCustomers = async (tx: Tx, names: readonly string[]): Promise<ImportedCustomers> => {
  const known = await findImported(tx, 'customers', [...new Set(names)])
  const byId = await getAccounts(tx, [...new Set(known.values())])
  const emails = names.filter((name) => name.includes('@')).map((email) => email.toLowerCase())
  const byEmail = new Map((await findAccountsByEmail(tx, emails)).map((row) => [row.email, row]))
  const foundBy = (name: string): readonly AccountRow[] => {
    const both = [byId.get(known.get(name) ?? ''), byEmail.get(name.toLowerCase())].filter((row) => row !== undefined)
    return both.filter(({ id }, at) => both.findIndex((row) => row.id === id) === at)
  }
  return {
    get: (name) => {
      const [one, ...more] = foundBy(name)
      return one === undefined || more.length > 0 ? undefined : accountOf(one)
    },
    faultOf: (name) => {
      const { length } = foundBy(name)
      if (length === 0) return ['customer', 'no customer is known by this']
      return length > 1 ? ['customer', 'is the id of one customer and the e-mail of another'] : null
    },
  }
}
