import './money.css'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { ReactNode } from 'react'
import { formatMoney } from '../lib/money.ts'
import { useLocale } from './use-locale.ts'

interface MoneyProps {
  readonly amount: number
  readonly currency: Currency
}

/** An amount with its currency; it never wraps. */
export const Money = ({ amount, currency }: MoneyProps) => (
  <span className="tab-num nowrap">{formatMoney(amount, currency, useLocale())}</span>
)

/** A calculation, one line per step. The total and later charges are set apart. */
export const Sum = ({ children }: { children: ReactNode }) => <dl className="sum">{children}</dl>

interface SumLineProps extends MoneyProps {
  readonly name: ReactNode
  readonly kind?: 'total' | 'later'
}

export const SumLine = ({ name, kind, amount, currency }: SumLineProps) => (
  <div className={kind}>
    <dt>{name}</dt>
    <dd>
      <Money amount={amount} currency={currency} />
    </dd>
  </div>
)
