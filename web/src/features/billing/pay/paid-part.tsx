import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, KeyRound, ReceiptText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { formatDate } from '../../../lib/dates.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { NewTab } from '../../../ui/new-tab.tsx'
import { GhostButton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { PayNote } from './pay-note.tsx'
import type { PayProblem } from './pay-problem.ts'
import { paymentOfOrderQuery } from './payment-of-order.ts'
import { ProblemNote } from './problem-note.tsx'

/** The payment and the gateway's receipt, if known. */
const Receipts = ({ order: { id, number }, paidAt }: Pick<PaidPartProps, 'order' | 'paidAt'>) => {
  const { t } = useTranslation('billing')
  const { data: payment, isPending } = useQuery(paymentOfOrderQuery(id, number, paidAt))
  if (isPending)
    return (
      <div className="stack s2">
        <GhostButton wide>{t('receipt.link')}</GhostButton>
        <GhostButton wide>{t('receipt.payment')}</GhostButton>
      </div>
    )
  if (payment === undefined || payment === null) return null
  return (
    <div className="stack s2">
      {payment.receipt_url !== null && (
        <a className={buttonClass({ wide: true })} href={payment.receipt_url} target="_blank" rel="noreferrer">
          <ExternalLink />
          {t('receipt.link')}
          <NewTab />
        </a>
      )}
      <Link to="/payments/$id" params={{ id: payment.id }} className={buttonClass({ wide: true })}>
        <ReceiptText />
        {t('receipt.payment')}
      </Link>
    </div>
  )
}

/** The amount that credit notes have taken back. */
const Returned = ({ order: { credited_amount, currency } }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  if (credited_amount === 0) return null
  return (
    <p className="small muted">
      {t('pay.returned')}{' '}
      <span className="strong nowrap">
        <Money amount={credited_amount} currency={currency} />
      </span>
    </p>
  )
}

interface LicenceLinkProps {
  readonly order: OrderDetail
  /** The order was paid a moment ago, so this is the next step. */
  readonly isNext: boolean
}

/** A link to the licence that was paid for, where its key is, if the user may see it. */
const LicenceLink = ({ order: { deliverable, owner }, isNext }: LicenceLinkProps) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  if (deliverable === null || !may(owner, 'getDeliverable')) return null
  const looks = buttonClass({ wide: true, ...(isNext && { kind: 'primary', size: 'l' }) })
  return (
    <Link to="/licenses/$id" params={{ id: deliverable.id }} className={looks}>
      <KeyRound />
      {t('pay.to_licence', { licence: deliverable.human_id })}
    </Link>
  )
}

interface PaidPartProps {
  readonly order: OrderDetail
  readonly paidAt: string
  readonly justPaid: boolean
  readonly problem: PayProblem | undefined
}

/** What the panel shows once nothing is left to pay. */
export const PaidPart = ({ order, paidAt, justPaid, problem }: PaidPartProps) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const part = useRef<HTMLDivElement>(null)
  const [cameHere] = useState(justPaid)
  useEffect(() => {
    // The button that had the focus is gone.
    if (cameHere) part.current?.focus({ preventScroll: true })
  }, [cameHere])
  return (
    <div ref={part} className="pay-part stack" tabIndex={-1}>
      {justPaid && (
        <PayNote tone="ok" title={t('pay.received')}>
          <p>{t('pay.received_text')}</p>
        </PayNote>
      )}
      {!justPaid && problem?.kind === 'already_paid' && <ProblemNote problem={problem} invoice={order.id} />}
      <p className="small muted">
        {order.amount === 0 ? t('pay.nothing') : t('pay.paid_on')}{' '}
        <time className="strong nowrap" dateTime={paidAt}>
          {formatDate(paidAt, 'payment', locale)}
        </time>
      </p>
      <Returned order={order} />
      <LicenceLink order={order} isNext={cameHere} />
      {order.amount > 0 && <Receipts order={order} paidAt={paidAt} />}
    </div>
  )
}
