import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cardsFor } from '../cards/card-owner.ts'
import { cardsQuery, gatewaysQuery } from '../queries.ts'
import { PayForm } from './pay-form.tsx'
import { PayNote } from './pay-note.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { Paying } from './use-pay.ts'

const route = getRouteApi('/portal/main/billing/invoices/$id')

/** The bank waits for an answer: the hand-over can be taken up again. */
const Confirm = ({ paying }: { paying: Paying }) => {
  const { t } = useTranslation('billing')
  const { secret, busy, problem, pay, startOver } = paying
  return (
    <div className="stack">
      <PayNote tone="warn" title={t('pay.confirm_title')}>
        <p>{t('pay.confirm_text')}</p>
      </PayNote>
      {problem !== undefined && <ProblemNote problem={problem} />}
      <Button
        kind="primary"
        size="l"
        wide
        busy={busy !== undefined}
        onClick={() => secret !== null && pay({ id: 'confirm', kind: 'confirm', secret })}
      >
        <ShieldCheck />
        {t('pay.confirm')}
      </Button>
      <Button kind="quiet" wide disabled={busy !== undefined} onClick={startOver}>
        {t('pay.start_over')}
      </Button>
    </div>
  )
}

/** Back from a gateway's own page: its notification is on its way. */
const Returned = ({ gateway }: { gateway: ExternalGateway }) => {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  return (
    <div className="stack">
      <PayNote tone="info" title={t('pay.returned_title', { gateway: t(`gateways.${gateway}`) })}>
        <p>{t('pay.returned_text')}</p>
      </PayNote>
      <Button kind="quiet" wide onClick={() => void navigate({ to: '.', search: {}, replace: true })}>
        {t('pay.start_over')}
      </Button>
    </div>
  )
}

const Checking = () => {
  const { t } = useTranslation('billing')
  return (
    <PayNote tone="info" title={t('pay.checking_title')}>
      <p>{t('pay.checking_text')}</p>
    </PayNote>
  )
}

/** An unpaid order: what it waits for, and the ways to pay. The form is only hidden, so that nothing typed is lost. */
export const OpenPart = ({ order, paying }: { order: OrderDetail; paying: Paying }) => {
  const gateways = useQuery(gatewaysQuery)
  const cards = useQuery(cardsQuery)
  const { stage } = paying
  const { from } = route.useSearch()
  // Whatever is heard of a payment from now on is the answer that was waited for.
  const [heardBefore] = useState(order.payment?.at)
  const hasReturned = from !== undefined && stage === 'open' && order.payment?.at === heardBefore
  if (gateways.isError && gateways.data === undefined)
    return <FailureState level={2} error={gateways.error} onRetry={() => gateways.refetch()} />
  return (
    <>
      {stage === 'checking' && <Checking />}
      {stage === 'confirm' && <Confirm paying={paying} />}
      {hasReturned && <Returned gateway={from} />}
      <div hidden={stage !== 'open' || hasReturned}>
        {gateways.data === undefined || cards.isPending ? (
          <div className="stack late">
            <Skeleton height={300} />
            <Skeleton height={44} />
            <Skeleton height={100} />
          </div>
        ) : (
          // Without the saved cards a new one still pays.
          <PayForm
            order={order}
            gateways={gateways.data}
            cards={cardsFor(cards.data ?? [], order.owner)}
            paying={paying}
          />
        )}
      </div>
    </>
  )
}
