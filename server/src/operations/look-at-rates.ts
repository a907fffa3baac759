import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Settings } from '../config.ts'
import { rateOn, readRates } from '../modules/branding/index.ts'

interface RatesFinding {
  readonly about: string
  readonly wrong: string | null
  readonly warning: true
}

const wrongWith = (
  { currency: own, rates_file, max_age_days }: NonNullable<Settings['brands'][string]['tax_currency']>,
  payable: readonly Currency[],
): string | null => {
  try {
    const rates = readRates(rates_file)
    const today = dayOf(Date.now())
    const old = payable.filter((currency) => currency !== own && rateOn(rates, currency, today, max_age_days) === null)
    return old.length === 0
      ? null
      : `${rates_file} has no rate of the last ${max_age_days} days for ${old.join(', ')}: invoices do not state their tax`
  } catch (error) {
    return (error as Error).message
  }
}

/** The exchange rates of brands whose invoices state their tax in another currency, for the currencies in which each can be paid. */
export const lookAtRates = ({ brands }: Settings, payable: ReadonlyMap<string, readonly Currency[]>): RatesFinding[] =>
  Object.entries(brands).flatMap(([key, { tax_currency }]) =>
    tax_currency === undefined
      ? []
      : [{ about: `exchange rates of ${key}`, wrong: wrongWith(tax_currency, payable.get(key) ?? []), warning: true }],
  )
