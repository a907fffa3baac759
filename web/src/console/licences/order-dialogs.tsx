import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { chargeOf } from '../../lib/charge.ts'
import { dayText } from '../../lib/day-text.ts'
import { formatMoney } from '../../lib/money.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { paths } from '../paths.ts'
import { OrderRefusal } from './order-refusal.tsx'
import type { StaffLicence } from './queries.ts'
import { useLicenceOrder } from './use-licence-order.ts'

interface DialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

const simple = ['terminate', 'restore', 'discontinue', 'recommence'] as const
type Simple = (typeof simple)[number]

/** For these, the customer sees the reason in the licence's history. */
const isTold: ReadonlySet<Simple> = new Set<Simple>(['terminate', 'discontinue'])

/** The paid-till day, and the price of a period with tax, as text. */
const useWords = (licence: StaffLicence) => {
  const locale = useLocale()
  const now = useNow(60_000)
  const { paid_till, currency } = licence
  return {
    number: licence.human_id,
    date: paid_till === null ? '' : dayText(paid_till, locale),
    /** The paid period is over. */
    isOver: paid_till !== null && Date.parse(paid_till) <= now,
    amount: formatMoney(chargeOf(licence).total, currency, locale),
  }
}

/** A licence that nobody renews has no days of grace: whether it runs on, stops at once or has stopped already. */
const afterRenewal = ({ state }: StaffLicence, isOver: boolean): 'works' | 'at_once' | 'stopped' => {
  if (!isOver) return 'works'
  return state === 'expired' || state === 'blocked' ? 'stopped' : 'at_once'
}

/** The consequences, as text. */
const consequences = (
  t: TFunction<['operator', 'licence']>,
  order: Simple,
  licence: StaffLicence,
  words: ReturnType<typeof useWords>,
): readonly string[] => {
  const { paid_till, terminatable, period, billing_kind } = licence
  switch (order) {
    case 'terminate':
      return terminatable || period === 'one_time'
        ? [t('licence:terminate.stops')]
        : [t('licence:terminate.stops'), t('licence:terminate.unpaid')]
    case 'restore':
      if (paid_till === null) return [t('licence:restore.endless')]
      return [t(`licence:restore.${words.isOver ? 'lapsed' : 'works'}`, words), t('licence:restore.unrenewed')]
    case 'discontinue':
      return [t(`licence:discontinue.${afterRenewal(licence, words.isOver)}`, words), t('licence:discontinue.unpaid')]
    case 'recommence':
      return [t(`licence:recommence.${billing_kind === 'internal' ? 'charged' : 'invoiced'}`, words)]
  }
}

/** A dialog for an order that needs only a reason. */
const dialogOf = (order: Simple) =>
  function OrderDialog({ licence, onClose }: DialogProps) {
    const { t } = useTranslation(['operator', 'licence'])
    const words = useWords(licence)
    const ordering = useLicenceOrder(licence, t(`licence:${order}.done`))
    const stops = order === 'discontinue' && afterRenewal(licence, words.isOver) === 'at_once'
    const endsAtOnce = order === 'terminate' || stops
    return (
      <ReasonDialog
        title={t(`licence:${order}.title`, words)}
        action={t(`licence:${order}.action`)}
        tone={endsAtOnce ? 'danger' : 'plain'}
        {...(isTold.has(order) && { hint: t('reason.told') })}
        onConfirm={(reason) => ordering.mutateAsync({ action: order, reason })}
        onClose={onClose}
      >
        {consequences(t, order, licence, words).map((text) => (
          <p key={text} className="muted">
            {text}
          </p>
        ))}
        <OrderRefusal error={ordering.error} />
      </ReasonDialog>
    )
  }

/** Ends a licence at once. */
export const TerminateDialog = dialogOf('terminate')
/** Restores an ended licence. */
export const RestoreDialog = dialogOf('restore')
/** Lets it expire at the end of its paid period. */
export const DiscontinueDialog = dialogOf('discontinue')
/** Lets it renew automatically again. */
export const RecommenceDialog = dialogOf('recommence')

/** Creates the invoice of the next period and opens it. */
export const ProlongDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const navigate = useNavigate()
  const words = useWords(licence)
  const ordering = useLicenceOrder(licence, t('licence:prolong.done'))
  const order = async (reason: string): Promise<void> => {
    const { id } = await ordering.mutateAsync({ action: 'prolong', ...(reason !== '' && { reason }) })
    await navigate({ to: paths.order(id) })
  }
  return (
    <ReasonDialog
      title={t('licence:prolong.title', words)}
      action={t('licence:prolong.action')}
      tone="plain"
      optional
      onConfirm={order}
      onClose={onClose}
    >
      <p className="muted">{t('licence:prolong.text', { ...words, email: licence.customer.email })}</p>
      <OrderRefusal error={ordering.error} />
    </ReasonDialog>
  )
}
