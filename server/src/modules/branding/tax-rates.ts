import { readFileSync, statSync } from 'node:fs'
import { addDays } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import type { Log } from '../../platform/log.ts'
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
    const known = rates.get(currency)
    if (known === undefined) rates.set(currency, [{ day, rate }])
    // A copy of the list for each line would take seconds for a full history of rates.
    else known.push({ day, rate })
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

/** The rates of a file. Throws a StartError for one that cannot be read. */
export const readRates = (file: string): TaxRates => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`The rates file ${file} cannot be read.`)
  }
  return ratesIn(text, file)
}

/**
 * The rates of a file that somebody, or a program, adds to while the server runs, as it has them now. While it is wrong or gone they are
 * what it had when it was right, and the log says so once.
 */
export const openRatesFile = (file: string, log: Log): (() => TaxRates) => {
  let last: { readonly changed: number; readonly rates: TaxRates } | undefined
  let told = ''
  return () => {
    try {
      const changed = statSync(file).mtimeMs
      if (last?.changed !== changed) last = { changed, rates: readRates(file) }
      told = ''
    } catch (error) {
      const { message } = error as Error
      if (message !== told)
        log.warn({ reason: message }, 'invoices use older exchange rates, because their file cannot be read')
      told = message
    }
    return last?.rates ?? new Map()
  }
}
