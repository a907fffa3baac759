import type { Party, Reissue } from '@foyer/contract/billing/order.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { ReactNode } from 'react'
import { Fact, FactList } from './facts.tsx'
import { Money } from './money.tsx'

interface Changing {
  readonly buyer: Party
  readonly tax_label: string
  readonly tax_amount: number
  readonly amount: number
  readonly currency: Currency
  readonly reissue: Reissue
}

interface ReissueChangesProps {
  readonly order: Changing
  readonly names: Readonly<Record<'legal_name' | 'address' | 'tax_id' | 'tax' | 'total', string>>
}

interface ChangeProps {
  readonly name: string
  readonly before: ReactNode
  readonly after: ReactNode
}

const Change = ({ name, before, after }: ChangeProps) => (
  <Fact name={name} remark={<del>{before}</del>}>
    <ins>{after}</ins>
  </Fact>
)

/** What an invoice says, and what the one in its place will say: only what differs. */
export const ReissueChanges = ({ order, names }: ReissueChangesProps) => {
  const { buyer, tax_label, tax_amount, amount, currency, reissue } = order
  const texts = [
    ['legal_name', buyer.legal_name, reissue.buyer.legal_name],
    ['address', buyer.address_lines.join(', '), reissue.buyer.address_lines.join(', ')],
    ['tax_id', buyer.tax_id ?? '–', reissue.buyer.tax_id ?? '–'],
  ] as const
  return (
    <FactList>
      {texts.map(
        ([field, before, after]) =>
          before !== after && (
            <Change key={field} name={names[field]} before={<bdi>{before}</bdi>} after={<bdi>{after}</bdi>} />
          ),
      )}
      {(tax_label !== reissue.tax_label || tax_amount !== reissue.tax_amount) && (
        <Change
          name={names.tax}
          before={
            <>
              {tax_label}, <Money amount={tax_amount} currency={currency} />
            </>
          }
          after={
            <>
              {reissue.tax_label}, <Money amount={reissue.tax_amount} currency={currency} />
            </>
          }
        />
      )}
      {amount === reissue.amount ? (
        <Fact name={names.total}>
          <Money amount={amount} currency={currency} />
        </Fact>
      ) : (
        <Change
          name={names.total}
          before={<Money amount={amount} currency={currency} />}
          after={<Money amount={reissue.amount} currency={currency} />}
        />
      )}
    </FactList>
  )
}
