import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import type { OtherWay } from './pay-choices.ts'
import type { Wish } from './wish.ts'

interface OtherWaysProps {
  readonly order: OrderDetail
  readonly ways: readonly OtherWay[]
  /** There is no card to pay with, so these are the main options. */
  readonly alone: boolean
  readonly busy: string | undefined
  readonly onPay: (wish: Wish) => void
}

/** Gateways with a payment page of their own, and bank transfer, which uses the document. */
export const OtherWays = ({ order, ways, alone, busy, onPay }: OtherWaysProps) => {
  const { t } = useTranslation('billing')
  const looks = alone ? buttonClass({ wide: true, size: 'l' }) : 'link small'
  // What a card is charged for is paid twice by whoever transfers it too: its document has no bank details.
  const byBank = order.pdf && (order.charged_on === null || order.payment?.state === 'failed')
  const shown = ways.filter(({ gateway }) => gateway !== 'bank_transfer' || byBank)
  if (shown.length === 0) return null
  return (
    <div className={alone ? 'stack s2' : 'pay-others'}>
      {!alone && <span className="tiny subtle">{t('pay.otherwise')}</span>}
      {shown.map(({ gateway }) =>
        gateway === 'bank_transfer' && busy === undefined ? (
          <Link key={gateway} to="/document/$id" params={{ id: order.id }} className={looks}>
            {t(`gateways.${gateway}`)}
          </Link>
        ) : (
          <button
            key={gateway}
            type="button"
            className={looks}
            disabled={busy !== undefined}
            aria-busy={busy === gateway || undefined}
            onClick={() => gateway !== 'bank_transfer' && onPay({ id: gateway, kind: 'checkout', gateway })}
          >
            {t(`gateways.${gateway}`)}
          </button>
        ),
      )}
    </div>
  )
}
