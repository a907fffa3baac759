import { amountCap } from '@foyer/contract/vocabulary/constants.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { add, type Money, times, wireAmount, zero } from '@foyer/contract/vocabulary/money.ts'
import { freeText, requiredLine } from '@foyer/contract/vocabulary/text.ts'
import * as z from 'zod/mini'
import { plainSum } from '../../lib/typed-sum.ts'
import { typedMoney } from '../list/typed-money.ts'
import { said, typedCount, typedDueDay } from '../list/typed.ts'
import type { InvoiceBody } from './use-making.ts'

/** The contract's maximum number of lines. */
export const mostLines = 50
export const mostOfOne = 1_000_000

/** The form of an invoice: numbers are text while they are typed. */
export const invoiceValues = (currency: Currency) =>
  z.object({
    description: requiredLine(200),
    lines: z
      .array(
        z.object({
          title: requiredLine(200),
          quantity: typedCount(mostOfOne),
          unit_price: z.string().check(
            z.minLength(1),
            z.refine((typed) => !(Number(plainSum(typed, { currencies: [currency] })) > amountCap), {
              params: { code: 'too_large' },
            }),
            z.refine((typed) => typedMoney(typed, currency) !== null),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostLines)),
    due_on: typedDueDay,
    reason: freeText(1000),
  })
export type InvoiceValues = z.infer<ReturnType<typeof invoiceValues>>

export const blankLine: InvoiceValues['lines'][number] = { title: '', quantity: '1', unit_price: '' }
export const blankInvoice: InvoiceValues = { description: '', lines: [blankLine], due_on: '', reason: '' }

/** The total of the valid lines, before tax. */
export const netOf = (lines: InvoiceValues['lines'], currency: Currency): Money =>
  lines.reduce((sum, { quantity, unit_price }) => {
    const price = typedMoney(unit_price, currency)
    return price === null || !typedCount(mostOfOne).safeParse(quantity).success
      ? sum
      : add(sum, times(price, Number(quantity)))
  }, zero(currency))

/** The form's values for the contract. For valid forms only. */
export const invoiceBody = (
  { description, lines, due_on, reason }: InvoiceValues,
  customer_id: string,
  currency: Currency,
): InvoiceBody => ({
  customer_id,
  action: 'custom',
  description: description.trim(),
  lines: lines.map(({ title, quantity, unit_price }) => ({
    title: title.trim(),
    quantity: Number(quantity),
    unit_price: wireAmount(typedMoney(unit_price, currency) ?? zero(currency)),
  })),
  ...defined({ due_on: said(due_on), reason: said(reason) }),
})
