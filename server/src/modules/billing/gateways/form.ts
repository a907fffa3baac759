import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../../platform/failure.ts'

/** Reads a form’s fields by name. A repeated field is refused, and so is NUL, which no provider writes and no table takes. */
export const readForm = (raw: Buffer): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(raw.toString('utf8'))) {
    if (fields.has(name) || value.includes('\0')) throw failure('bad_signature')
    fields.set(name, value)
  }
  return fields
}

/** The most whole units that our columns hold. */
const wholeDigits = 12

/** An amount in the providers’ format; null if it is not one, or not possible here. */
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

/** Providers repeat notifications for days. Older ones come from someone who kept them. */
const oldestMs = 7 * dayMs
const aheadMs = 3_600_000

/** `2026-11-21 12:00:00` in UTC, the providers’ format. A notification without a time is judged by its signature alone. */
export const isOfThisTime = (stamp: string | undefined, now: Date): boolean => {
  if (stamp === undefined || stamp === '') return true
  const at = Date.parse(`${stamp.replace(' ', 'T')}Z`)
  const age = now.getTime() - at
  return age <= oldestMs && age >= -aheadMs
}
