import '../list/lists.css'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { CalendarDay } from '../../ui/date-time.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { useDeeds } from '../deeds.ts'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { useStaffName } from '../operators/staff-names.tsx'
import { differenceOf } from '../orders/received-rules.ts'
import { useMoneyChange } from '../orders/use-money-change.ts'
import type { Approval } from './queries.ts'

type Decision = 'approve' | 'reject'

/**
 * Whether the provider declined the refund that was just approved; the approval itself does not say. False if that
 * cannot be found out.
 */
const isDeclined = ({ order: { id } }: Approval): Promise<boolean> =>
  answerOf(api.GET('/operator/api/v1/orders/{id}', { params: { path: { id } } })).then(
    ({ refunds }) => refunds.at(-1)?.state === 'failed',
    () => false,
  )

const send = async (approval: Approval, decision: Decision, reason: string) => {
  const wish = { params: { path: { id: approval.id } }, body: { reason } }
  if (decision === 'reject') return answerOf(api.POST('/operator/api/v1/approvals/{id}/reject', wish))
  const approved = await answerOf(api.POST('/operator/api/v1/approvals/{id}/approve', wish))
  return { ...approved, declined: approval.action === 'refund' && (await isDeclined(approval)) }
}

interface ReceivedProps {
  readonly approval: Approval
  readonly received: number
}

/** What arrived, and what becomes of the difference: that is what the second person decides about. */
const ReceivedFact = ({ approval: { amount, currency }, received }: ReceivedProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const difference = differenceOf({ amount, currency, shortfall_limit: Number.POSITIVE_INFINITY }, received)
  return (
    <Fact
      name={t('orders.received')}
      {...(difference.kind !== 'none' && {
        remark: t(difference.kind === 'over' ? 'orders.goes_back' : 'orders.let_go', {
          amount: formatMoney(difference.by, currency, locale),
        }),
      })}
    >
      {formatMoney(received, currency, locale)}
    </Fact>
  )
}

interface DecideDialogProps {
  readonly approval: Approval
  readonly decision: Decision
  readonly onClose: () => void
}

const DecideDialog = ({ approval, decision, onClose }: DecideDialogProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const nameOf = useStaffName()
  const { order, action, amount, received, currency, requested_by, own, customer, reference, paid_on, reason } =
    approval
  // A refund through a provider has no bank reference.
  const isByHand = decision === 'approve' && (action === 'surplus' || (action === 'refund' && reference !== null))
  const name = own && decision === 'reject' ? 'take_back' : decision
  const deciding = useMoneyChange((reason: string) => send(approval, decision, reason), {
    done: t(`approvals.${name}_done`),
    failed: (answer) => ('declined' in answer && answer.declined ? t('orders.refund_failed') : undefined),
  })
  return (
    <ReasonDialog
      title={t(`approvals.${name}_title`, { number: order.number })}
      action={t(`approvals.${name}`)}
      tone={decision === 'approve' ? 'plain' : 'danger'}
      refused={deciding}
      onConfirm={(words) => deciding.mutateAsync(words)}
      onClose={onClose}
    >
      <p className="muted">
        {t(`approvals.asks.${action}`, { name: nameOf(requested_by), amount: formatMoney(amount, currency, locale) })}{' '}
        {isByHand && t('approvals.by_hand')}
      </p>
      <FactList>
        <Fact name={t('list.customer')}>{customer.email}</Fact>
        {received !== null && <ReceivedFact approval={approval} received={received} />}
        {reference !== null && <Fact name={t('orders.reference')}>{reference}</Fact>}
        {paid_on !== null && (
          <Fact name={t('orders.paid_on')}>
            <CalendarDay day={paid_on} />
          </Fact>
        )}
        <Fact name={t('approvals.given_reason')}>{reason}</Fact>
      </FactList>
    </ReasonDialog>
  )
}

/** Approve or reject. The person who asked may only withdraw the request. */
export const DecideButtons = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('orders:write')
  const hold = useHeldDialog()
  const { own, state, order } = approval
  const decisions = [
    { decision: 'reject', word: t(own ? 'approvals.take_back' : 'approvals.reject') },
    ...(own ? [] : [{ decision: 'approve', word: t('approvals.approve') } as const]),
  ] as const
  const buttons = decisions.map(({ decision, word }) => ({
    decision,
    word,
    name: `${word}: ${order.number}`,
    run: () => hold((onClose) => <DecideDialog approval={approval} decision={decision} onClose={onClose} />),
  }))
  const isOpen = mayWrite && state === 'pending'
  // Only searched for, because a list has many.
  useDeeds(isOpen ? buttons.map(({ name, run }) => ({ id: name, name, onlySearched: true, does: { run } })) : [])
  if (!isOpen) return null
  return (
    <span className="row wrap row-deeds">
      {buttons.map(({ decision, word, name, run }) => (
        <Button
          key={decision}
          size="s"
          kind={decision === 'approve' ? 'primary' : 'plain'}
          aria-label={name}
          onClick={run}
        >
          {word}
        </Button>
      ))}
    </span>
  )
}
