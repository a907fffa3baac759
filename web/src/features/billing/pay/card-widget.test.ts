import { describe, expect, it } from 'vitest'
import { type CloudPaymentsGlobal, showWidget, WidgetFailure } from './card-widget.ts'

type Ending = (outcome: { onSuccess: () => void; onFail: (reason: string) => void }) => void

/** A stand-in for the provider's script: records its input and ends as given. */
const provider = (end: Ending) => {
  const seen: { language?: string; options?: object } = {}
  const cp: CloudPaymentsGlobal = {
    CloudPayments: class {
      constructor({ language }: { language: string }) {
        seen.language = language
      }
      charge(options: object, outcome: Parameters<Ending>[0]): void {
        seen.options = options
        end(outcome)
      }
    },
  }
  return { cp, seen }
}

const charge = {
  gateway: 'cloudpayments',
  amount: 119,
  currency: 'RUB',
  data: { invoiceId: 'o1', amount: 1 },
  description: 'Prolongation',
} as const

describe('the card widget', () => {
  it.each([
    ['en', 'en-US'],
    ['ru', 'ru-RU'],
  ] as const)('BILL-24 uses the language %s as %s', async (locale, language) => {
    const { cp, seen } = provider(({ onSuccess }) => onSuccess())
    expect(await showWidget(cp, 'pk_1', locale, charge)).toBe('paid')
    expect(seen.language).toBe(language)
  })

  it('BILL-23 gets the settings, including the data and the public id', async () => {
    const { cp, seen } = provider(({ onSuccess }) => onSuccess())
    await showWidget(cp, 'pk_1', 'en', charge)
    expect(seen.options).toEqual({
      publicId: 'pk_1',
      amount: 119,
      currency: 'RUB',
      description: 'Prolongation',
      invoiceId: 'o1',
    })
  })

  it('BILL-27 treats closing as no failure, and a failed payment as one', async () => {
    const closed = provider(({ onFail }) => onFail('User has cancelled'))
    await expect(showWidget(closed.cp, 'pk_1', 'en', charge)).resolves.toBe('closed')
    const failed = provider(({ onFail }) => onFail('Insufficient funds'))
    await expect(showWidget(failed.cp, 'pk_1', 'en', charge)).rejects.toThrow(new WidgetFailure('Insufficient funds'))
  })
})
