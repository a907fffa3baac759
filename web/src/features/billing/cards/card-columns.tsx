import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { cardBrand } from '@foyer/contract/vocabulary/card-brand.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { CircleSlash, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip, Tag } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { useNow } from '../../../ui/use-now.ts'
import type { en } from '../locale/en.ts'
import { cardExpiry } from './card-expiry.ts'
import { CardMenu } from './card-menu.tsx'

type ColumnName = keyof (typeof en)['card_columns']

const numberOf = ({ card_first_six, card_last_four }: PaymentMethod): string =>
  card_first_six === null
    ? `•••• •••• •••• ${card_last_four}`
    : `${card_first_six.slice(0, 4)} ${card_first_six.slice(4)}•• •••• ${card_last_four}`

const CardCell = ({ card }: { card: PaymentMethod }) => {
  const { t } = useTranslation('billing')
  return (
    <>
      <span className="name">{cardBrand(card.card_type)}</span> {card.default && <Tag>{t('cards.default')}</Tag>}
    </>
  )
}

const ExpiryCell = ({ card }: { card: PaymentMethod }) => {
  const { t } = useTranslation('billing')
  const { card_exp_date } = card
  const expiry = cardExpiry(card_exp_date, useNow(hourMs))
  return (
    <span className="row tab-num">
      {card_exp_date}
      {expiry.state === 'expired' && (
        <Chip tone="off" icon={CircleSlash}>
          {t('cards.expired')}
        </Chip>
      )}
      {expiry.state === 'soon' && (
        <Chip tone="warn" icon={Clock}>
          {t('cards.soon', { count: expiry.days })}
        </Chip>
      )}
      {card.owner === null && (
        <span className="on-card">
          <CardMenu card={card} />
        </span>
      )}
    </span>
  )
}

const GatewayCell = ({ card }: { card: PaymentMethod }) => {
  const { t } = useTranslation('billing')
  return t(`gateways.${card.gateway}`)
}

/** Everything about a column except its title, which is translated. */
const columns: Readonly<Record<ColumnName, Omit<Column<PaymentMethod>, 'key' | 'title'>>> = {
  type: { card: 'title', skeleton: 90, cell: (row) => <CardCell card={row} /> },
  number: { card: 'line', skeleton: 150, cell: (row) => <span className="tab-num">{numberOf(row)}</span> },
  expires: { card: 'end', skeleton: 50, cell: (row) => <ExpiryCell card={row} /> },
  gateway: { skeleton: 60, cell: (row) => <GatewayCell card={row} /> },
  actions: { figures: true, skeleton: 24, cell: (row) => <CardMenu card={row} /> },
}

const names: readonly ColumnName[] = ['type', 'number', 'expires', 'gateway', 'actions']
/** The owner's cards can be used to pay but not changed. */
const readOnlyNames = names.filter((name) => name !== 'actions')

/** The columns of a list of saved cards: the user's own, or those of the company's owner. */
export const useCardColumns = (whose: 'own' | 'owner'): readonly Column<PaymentMethod>[] => {
  const { t } = useTranslation('billing')
  const shown = whose === 'own' ? names : readOnlyNames
  return shown.map((key) => ({ key, title: t(`card_columns.${key}`), ...columns[key] }))
}
