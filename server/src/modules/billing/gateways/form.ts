import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../../platform/failure.ts'

/** A form as its bytes say: fields by name. One that comes twice is not for us to choose from, and no provider writes NUL, which no table takes. */
export const readForm = (raw: Buffer): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(raw.toString('utf8'))) {
    if (fields.has(name) || value.includes('\0')) throw failure('bad_signature')
    fields.set(name, value)
  }
  return fields
}

/** As many whole units as a column of ours holds. */
const wholeDigits = 12

/** An amount as providers write it; null where it is none, or none of ours. */
export const readMoney = (decimal: string | undefined, currency: string | undefined): Money | null => {
  const known = Currency.safeParse(currency)
  const [, whole = ''] = /^-?0*(\d*)/.exec(decimal ?? '') ?? []
  if (!known.success || decimal === undefined || whole.length > wholeDigits) return null
  try {
    return money(decimal, known.data)
  } catch {
    return null
  }
}

/** Providers repeat their notifications for days; older ones were made by somebody who kept them. */
const oldestMs = 7 * dayMs
const aheadMs = 3_600_000

/** `2026-11-21 12:00:00` in UTC, as providers write it. A notification that names no moment is judged by its signature alone. */
export const isOfThisTime = (stamp: string | undefined, now: Date): boolean => {
  if (stamp === undefined || stamp === '') return true
  const at = Date.parse(`${stamp.replace(' ', 'T')}Z`)
  const age = now.getTime() - at
  return age <= oldestMs && age >= -aheadMs
}
