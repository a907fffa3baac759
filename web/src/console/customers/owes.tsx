import './owes.css'
import { Money } from '../../ui/money.tsx'
import type { Customer } from './queries.ts'

/** What a customer owes, one line per currency. */
export const Owes = ({ owes }: { owes: Customer['owes'] }) =>
  owes.length === 0 ? (
    <span className="subtle">—</span>
  ) : (
    owes.map(({ currency, amount }) => (
      <span key={currency} className="owes strong">
        <Money amount={amount} currency={currency} />
      </span>
    ))
  )
