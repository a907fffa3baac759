import { VersionBound } from '@foyer/contract/operator/licence.ts'
import { ChosenDay } from '@foyer/contract/vocabulary/ids.ts'
import { typedCount } from '../list/typed.ts'
import type { StaffLicence } from './queries.ts'

export const termEnds = ['day', 'never'] as const

/** A licence's terms in the dialog; an empty field means no limit. */
export interface LicenceTerms {
  readonly ends: (typeof termEnds)[number]
  readonly paid_till: string
  readonly servers_limit: string
  readonly version_min: string
  readonly version_max: string
  readonly usb_serial_number: string
}

/** The contract's maximum. */
export const mostServers = 100_000
const servers = typedCount(mostServers)

type Held = Pick<
  StaffLicence,
  'paid_till' | 'servers_limit' | 'available_versions' | 'activation_type' | 'usb_serial_number'
>

/** The day it is paid till, as calls take it. */
export const paidDay = ({ paid_till }: Pick<StaffLicence, 'paid_till'>): string | null =>
  paid_till?.slice(0, 10) ?? null

export const termsOf = (licence: Held): LicenceTerms => ({
  ends: licence.paid_till === null ? 'never' : 'day',
  paid_till: paidDay(licence) ?? '',
  servers_limit: licence.servers_limit === null ? '' : String(licence.servers_limit),
  version_min: licence.available_versions.min ?? '',
  version_max: licence.available_versions.max ?? '',
  usb_serial_number: licence.usb_serial_number ?? '',
})

const isVersion = (typed: string): boolean => typed.trim() === '' || VersionBound.safeParse(typed.trim()).success

/** The invalid fields. */
export const wrongTerms = (terms: LicenceTerms, { activation_type }: Held): ReadonlySet<keyof LicenceTerms> => {
  const isRight: Readonly<Record<keyof LicenceTerms, boolean>> = {
    ends: true,
    paid_till: terms.ends === 'never' || ChosenDay.safeParse(terms.paid_till).success,
    servers_limit: terms.servers_limit.trim() === '' || servers.safeParse(terms.servers_limit).success,
    version_min: isVersion(terms.version_min),
    version_max: isVersion(terms.version_max),
    usb_serial_number: activation_type !== 'usb' || terms.usb_serial_number.trim() !== '',
  }
  const names = Object.keys(isRight) as (keyof LicenceTerms)[]
  return new Set(names.filter((name) => !isRight[name]))
}

const orNone = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** Only the changed terms, for the contract. For valid terms only. */
export const changedTerms = (terms: LicenceTerms, licence: Held) => {
  const before = termsOf(licence)
  const end = terms.ends === 'never' ? null : terms.paid_till
  const isOther = (name: keyof LicenceTerms): boolean => terms[name].trim() !== before[name]
  const limit = orNone(terms.servers_limit)
  return {
    ...(end !== paidDay(licence) && { paid_till: end }),
    ...(isOther('servers_limit') && { servers_limit: limit === null ? null : Number(limit) }),
    ...(isOther('version_min') && { version_min: orNone(terms.version_min) }),
    ...(isOther('version_max') && { version_max: orNone(terms.version_max) }),
    ...(licence.activation_type === 'usb' &&
      isOther('usb_serial_number') && { usb_serial_number: terms.usb_serial_number.trim() }),
  }
}
