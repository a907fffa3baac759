import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { expect, it, vi } from 'vitest'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createLog } from '../../platform/log.ts'
import { openRatesFile, rateOn, ratesIn } from './tax-rates.ts'

const file = 'rates.csv'

it('takes the latest rate up to the day, if it is not too old', () => {
  const rates = ratesIn(
    '\uFEFFday,currency,rate\r\n2026-11-02,USD,1.08\n2026-11-05,USD,1.0834\n\n"2026-11-04","USD","1.07"\n',
    file,
  )
  expect(rateOn(rates, 'USD', '2026-11-06', 7)).toEqual({ day: '2026-11-05', rate: '1.0834' })
  expect(rateOn(rates, 'USD', '2026-11-04', 0)).toEqual({ day: '2026-11-04', rate: '1.07' })
  expect(rateOn(rates, 'USD', '2026-11-13', 7)).toBeNull()
  expect(rateOn(rates, 'USD', '2026-11-01', 7)).toBeNull()
  expect(rateOn(rates, 'EUR', '2026-11-05', 7)).toBeNull()
})

it.each([
  ['a day that is none', '2026-02-30,USD,1.1'],
  ['a currency that is none', '2026-11-05,Euro,1.1'],
  ['a rate of nothing', '2026-11-05,USD,0.00'],
  ['a rate with a comma', '2026-11-05,USD,1,08'],
  ['no rate', '2026-11-05,USD'],
])('names the line with %s', (_case, line) => {
  expect(() => ratesIn(`day,currency,rate\n${line}`, file)).toThrow('rates.csv, line 2')
})

it('reads the rates of 41 currencies for 27 years without holding up the process', () => {
  const days = Array.from({ length: 7_000 }, (_, number) =>
    new Date(Date.UTC(1999, 0, 4) + number * dayMs).toISOString().slice(0, 10),
  )
  const codes = Array.from(
    { length: 41 },
    (_, number) => `A${String.fromCodePoint(65 + (number % 26), 65 + Math.floor(number / 26))}`,
  )
  const text = days.flatMap((day) => codes.map((code) => `${day},${code},1.0834`)).join('\n')
  const began = process.cpuUsage()
  const rates = ratesIn(text, file)
  // Of the processor, so that other tests beside this one do not count. A copy of the list for each line took four seconds.
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(2)
  expect([rates.size, rates.get('AAA')?.length]).toEqual([41, 7_000])
})

it('keeps the rates that it had while the file is wrong or gone, and says so once for each', () => {
  const folder = makeScratchFolder('foyer-rates-')
  const path = join(folder, file)
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const rates = openRatesFile(path, log)
  const look = () => rateOn(rates(), 'USD', '2026-11-05', 7)?.rate
  const write = (text: string, later: number) => {
    writeFileSync(path, text)
    utimesSync(path, new Date(), new Date(Date.now() + later * 1_000))
  }
  write('2026-11-05,USD,1.0834\n', 0)
  expect([look(), look()]).toEqual(['1.0834', '1.0834'])
  expect(warn).not.toHaveBeenCalled()
  write('2026-11-05,USD,none\n', 1)
  expect([look(), look()]).toEqual(['1.0834', '1.0834'])
  expect(warn.mock.calls).toEqual([[{ reason: expect.stringContaining('rates.csv, line 1') }, expect.any(String)]])
  rmSync(path)
  expect([look(), look()]).toEqual(['1.0834', '1.0834'])
  expect(warn).toHaveBeenCalledTimes(2)
  write('2026-11-05,USD,1.09\n', 2)
  expect(look()).toBe('1.09')
  expect(warn).toHaveBeenCalledTimes(2)
  rmSync(folder, { recursive: true })
})
