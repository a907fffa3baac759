import { readFileSync, statSync } from 'node:fs'
import { addDays } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import { StartError } from '../../platform/start-error.ts'

export interface TaxRate {
  /** A plain decimal. */
  readonly rate: string
  /** `yyyy-MM-dd` */
  readonly day: string
}

/** By the code of the other currency. */
export type TaxRates = ReadonlyMap<string, readonly TaxRate[]>

const Line = z.tuple([
  z.iso.date(),
  z.string().check(z.regex(/^[A-Z]{3,4}$/)),
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,10})?$/), z.regex(/[1-9]/)),
])

const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

/** The rates of a file, latest first. Throws a StartError that names the line which is none. */
export const ratesIn = (text: string, file: string): TaxRates => {
  const rates = new Map<string, TaxRate[]>()
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const isTitle = at === 0 && /^"?day/i.test(line)
    if (isTitle || line.trim() === '') continue
    const read = Line.safeParse(cellsOf(line))
    if (!read.success)
      throw new StartError(
        `${file}, line ${at + 1}: expected a day, a currency and a rate, such as 2026-11-05,USD,1.0834.`,
      )
    const [day, currency, rate] = read.data
    rates.set(currency, [...(rates.get(currency) ?? []), { day, rate }])
  }
  for (const known of rates.values()) known.sort((a, b) => (a.day < b.day ? 1 : -1))
  return rates
}

/** The latest rate up to that day, if it is not too old. */
export const rateOn = (rates: TaxRates, currency: string, day: string, maxAgeDays: number): TaxRate | null => {
  const earliest = addDays(day, -maxAgeDays)
  const latest = rates.get(currency)?.find((known) => known.day <= day)
  return latest !== undefined && latest.day >= earliest ? latest : null
}

interface Read {
  readonly changed: number
  readonly rates: TaxRates
}

export interface RatesFile {
  /** The rates as the file has them now. Throws a StartError for a file that cannot be read. */
  read(): TaxRates
  /** The same; for a file that is wrong or gone, what it had when it was right. */
  known(): TaxRates
}

/** A file that somebody, or a program, adds rates to while the server runs. */
export const openRatesFile = (file: string): RatesFile => {
  let last: Read | undefined
  const read = (): TaxRates => {
    try {
      const changed = statSync(file).mtimeMs
      if (last?.changed !== changed) last = { changed, rates: ratesIn(readFileSync(file, 'utf8'), file) }
      return last.rates
    } catch (error) {
      if (error instanceof StartError) throw error
      throw new StartError(`The rates file ${file} cannot be read.`)
    }
  }
  return {
    read,
    known: () => {
      try {
        return read()
      } catch {
        return last?.rates ?? new Map()
      }
    },
  }
}
