import './pay.css'
import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { abilitiesQuery, useMay } from '../../../api/abilities.ts'
import { dayText } from '../../../lib/day-text.ts'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { OpenPart } from './open-part.tsx'
import { PaidPart } from './paid-part.tsx'
import { PayHints } from './pay-hints.tsx'
import { useBankQuestion } from './use-bank-question.ts'
import { useJustPaid } from './use-just-paid.ts'
import { type Paying, usePay } from './use-pay.ts'

/** The ways to pay, for users who may. Others are told who pays. */
const Ways = ({ order, paying }: { order: OrderDetail; paying: Paying }) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const { isPending } = useQuery(abilitiesQuery)
  const locale = useLocale()
  if (may(order.owner, 'payOrder'))
    return (
      <>
        {order.charged_on !== null && (
          <p className="small muted">{t('pay.charged', { day: dayText(order.charged_on, locale) })}</p>
        )}
        <OpenPart order={order} paying={paying} />
      </>
    )
  return isPending ? (
    <Skeleton height={160} />
  ) : (
    <p className="small muted">{t(order.owner === null ? 'several.not_you' : 'pay.not_yours')}</p>
  )
}

/** An order's price and everything that can be done about it. */
export const PayPanel = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const paying = usePay(order, useBankQuestion({ currency: order.currency }))
  const { paidHere, justPaid } = useJustPaid(order)
  const { amount, currency, tax, paid_at } = order
  return (
    <section className="panel pay" aria-label={t('pay.label')}>
      <div className="pay-body">
        <div>
          <div className="small muted">{tax > 0 ? t('pay.total_with_tax') : t('pay.total')}</div>
          <div className="price pay-price">
            <Money amount={amount} currency={currency} />
          </div>
        </div>
        {order.cancelled_at !== null ? (
          <p className="small muted">{t('cancel.note')}</p>
        ) : paid_at === null ? (
          <Ways order={order} paying={paying} />
        ) : (
          <PaidPart order={order} paidAt={paid_at} justPaid={justPaid} problem={paying.problem} />
        )}
      </div>
      {((paid_at === null && order.cancelled_at === null) || paidHere) && <PayHints order={order} />}
    </section>
  )
}
