import { notificationEmailsMost } from '@foyer/contract/vocabulary/constants.ts'
import { Email } from '@foyer/contract/vocabulary/contact.ts'
import { NamedCountry } from '@foyer/contract/vocabulary/countries.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { freeLine, freeText, requiredLine } from '@foyer/contract/vocabulary/text.ts'
import * as z from 'zod/mini'
import { said } from '../list/typed.ts'
import type { CustomerDetail } from './queries.ts'
import type { CustomerWish } from './use-customer-change.ts'

export const isWrongAddress = (address: string): boolean => !Email.safeParse(address).success

const fields = {
  name: requiredLine(100),
  second_name: freeLine(100),
  country: NamedCountry,
  locale: Locale,
  notification_emails: z.array(Email).check(z.maxLength(notificationEmailsMost)),
  manager_name: freeLine(100),
  manager_email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || !isWrongAddress(text), { params: { code: 'invalid_email' } }),
  ),
  reason: freeText(1000),
}

interface Manager {
  readonly manager_name: string
  readonly manager_email: string
}

const managerIsNamed = z.refine<Manager>(
  ({ manager_name, manager_email }) => manager_name !== '' || manager_email === '',
  { params: { code: 'required' }, path: ['manager_name'] },
)

const namedValues = z.object(fields).check(managerIsNamed)
const namelessValues = z.object({ ...fields, name: freeLine(100) }).check(managerIsNamed)
export type CustomerValues = z.infer<typeof namedValues>

/** A name is not required to sign up, so correcting something else must not require one. */
export const schemaOf = ({ name }: CustomerValues) => (name === '' ? namelessValues : namedValues)

export const valuesOf = (customer: CustomerDetail): CustomerValues => ({
  name: customer.first_name,
  second_name: customer.second_name,
  country: customer.country,
  locale: customer.locale,
  notification_emails: customer.notification_emails,
  manager_name: customer.manager?.name ?? '',
  manager_email: customer.manager?.email ?? '',
  reason: '',
})

const managerOf = ({ manager_name, manager_email }: CustomerValues): NonNullable<CustomerWish['manager']> | null =>
  manager_name.trim() === '' ? null : { name: manager_name.trim(), ...defined({ email: said(manager_email) }) }

/** Applies the additions and removals made here to the current addresses, so that other people's changes stay. */
export const rebasedCopies = (
  saved: readonly string[],
  now: readonly string[],
  others: readonly string[],
): string[] => [
  ...others.filter((address) => now.includes(address) || !saved.includes(address)),
  ...now.filter((address) => !saved.includes(address) && !others.includes(address)),
]

/** Only the changed fields, so that a colleague's other changes stay. For valid forms only. */
export const wishOf = (saved: CustomerValues, now: CustomerValues): CustomerWish => {
  const isNew = (...names: readonly (keyof CustomerValues)[]): boolean =>
    names.some((name) => JSON.stringify(saved[name]) !== JSON.stringify(now[name]))
  return {
    ...(isNew('name') && { name: now.name.trim() }),
    ...(isNew('second_name') && { second_name: now.second_name.trim() }),
    ...(isNew('country') && { country: now.country }),
    ...(isNew('locale') && { locale: now.locale }),
    ...(isNew('notification_emails') && { notification_emails: now.notification_emails }),
    ...(isNew('manager_name', 'manager_email') && { manager: managerOf(now) }),
    ...defined({ reason: said(now.reason) }),
  }
}
