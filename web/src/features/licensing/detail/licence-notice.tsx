import type { LicenceInvoice } from '@foyer/contract/billing/licence-invoice.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Link } from '@tanstack/react-router'
import { Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/day-text.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { usePayableOrder, useUnpaidOrder } from '../payable-order.ts'
import { RenewButton } from '../recurring/renew-button.tsx'
import { formatDistance } from './days.ts'
import { type Notice, noticeOf } from './notice.ts'
import { SupportLink } from './support-link.tsx'

interface OfLicence {
  readonly licence: Deliverable
}

type Unpaid = Extract<Notice, { readonly kind: 'unpaid' }>
type Ending = Exclude<Notice, { readonly kind: 'unpaid' | 'blocked' }>

const useUnpaidText = (notice: Unpaid): string | undefined => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const now = useNow(60_000)
  if (notice.paid_till === undefined) return undefined
  const paid_till = dayText(notice.paid_till, locale)
  const over = Date.parse(notice.paid_till) <= now
  if (notice.stops === undefined)
    return over ? t('detail.notice.over', { paid_till }) : t('detail.notice.paid', { paid_till })
  const stops = dayText(notice.stops, locale)
  if (Date.parse(notice.stops) <= now) return t('detail.notice.stopped', { stops })
  return over ? t('detail.notice.over_stops', { paid_till, stops }) : t('detail.notice.stops', { paid_till, stops })
}

const UnpaidNotice = ({
  notice,
  licence,
  order,
}: OfLicence & { notice: Unpaid; order: LicenceInvoice | undefined }) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const text = useUnpaidText(notice)
  const payableOrder = usePayableOrder(licence)
  const amount = order && formatMoney(order.amount, order.currency, locale)
  return (
    <Banner
      tone="danger"
      action={
        payableOrder !== undefined && (
          <Link to="/invoices/$id" params={{ id: payableOrder }} className={buttonClass({ size: 's' })}>
            {amount === undefined ? t('pay') : t('detail.notice.pay', { amount })}
          </Link>
        )
      }
    >
      <span className="strong">
        {order ? t('detail.notice.unpaid', { number: order.number }) : t('detail.notice.unpaid_unnamed')}
      </span>{' '}
      <span className="muted">{text}</span>
    </Banner>
  )
}

/** The vendor has stopped the licence; its owner can do nothing here. */
const BlockedNotice = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  return (
    <Banner
      tone="danger"
      icon={Ban}
      action={
        <SupportLink licence={licence} className={buttonClass({ size: 's' })}>
          {t('detail.notice.contact')}
        </SupportLink>
      }
    >
      <span className="strong">{t('detail.notice.blocked')}</span>{' '}
      <span className="muted">{t('detail.notice.blocked_text')}</span>
    </Banner>
  )
}

/** What has ended or will end, and what happens next. */
const EndNotice = ({ licence, notice }: OfLicence & { notice: Ending }) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const now = useNow(60_000)
  const { cancellation_reason, terminatable } = licence
  const reason = cancellation_reason ? t('detail.notice.reason', { reason: cancellation_reason }) : ''
  if (notice.kind === 'terminated')
    return (
      <Banner tone="info">
        <span className="strong">{t('detail.notice.terminated')}</span>{' '}
        <span className="muted">{reason || t('detail.notice.terminated_text')}</span>
      </Banner>
    )
  const { kind, paid_till } = notice
  const stops = notice.kind === 'expired' ? notice.stops : paid_till
  const days = {
    date: dayText(paid_till, locale),
    distance: formatDistance(paid_till, now, locale),
    stops: dayText(stops, locale),
  }
  const over = terminatable ? 'trial_over_text' : Date.parse(stops) > now ? 'expired_stops_text' : 'expired_text'
  const text = kind === 'expired' ? over : 'expiring_text'
  return (
    <Banner tone="warn" action={<RenewButton licence={licence} />}>
      <span className="strong">{t(`detail.notice.${kind}`, days)}</span>{' '}
      <span className="muted">{[t(`detail.notice.${text}`, days), reason].filter(Boolean).join(' ')}</span>
    </Banner>
  )
}

/** The most urgent fact about a licence as one banner; nothing if all is well. */
export const LicenceNotice = ({ licence }: OfLicence) => {
  const order = useUnpaidOrder(licence)
  const notice = noticeOf(licence, order)
  if (notice === undefined) return null
  if (notice.kind === 'blocked') return <BlockedNotice licence={licence} />
  return notice.kind === 'unpaid' ? (
    <UnpaidNotice notice={notice} licence={licence} order={order} />
  ) : (
    <EndNotice licence={licence} notice={notice} />
  )
}
