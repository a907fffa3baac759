import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardsQuery } from '../../../api/cards.ts'
import { gatewaysFor } from '../../../api/payment-gateways.ts'
import { tabStore } from '../../../lib/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { cardsFor } from '../cards/card-owner.ts'
import { heardBeforeLeaving } from './heard-before-leaving.ts'
import { PayForm } from './pay-form.tsx'
import { PayNote } from './pay-note.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { Paying } from './use-pay.ts'

const route = getRouteApi('/portal/main/billing/invoices/$id')

/** The bank waits for a confirmation, which can be resumed here. */
const Confirm = ({ paying, invoice }: { paying: Paying; invoice: string }) => {
  const { t } = useTranslation('billing')
  const { secret, busy, problem, pay, startOver } = paying
  return (
    <div className="stack">
      <PayNote tone="warn" title={t('pay.confirm_title')}>
        <p>{t('pay.confirm_text')}</p>
      </PayNote>
      {problem !== undefined && <ProblemNote problem={problem} invoice={invoice} />}
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

/**
 * The customer is back from a gateway's own page, and its notification may be on its way. Not every gateway reports a
 * declined card, so the way back to its page is offered at once; it cannot charge twice.
 */
const Returned = ({ gateway, paying }: { gateway: ExternalGateway; paying: Paying }) => {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  const { busy, pay } = paying
  const service = { gateway: t(`gateways.${gateway}`) }
  return (
    <div className="stack">
      <PayNote tone="info" title={t('pay.returned_title', service)}>
        <p>{t('pay.returned_text')}</p>
        <p>{t('pay.returned_unpaid', service)}</p>
      </PayNote>
      <Button
        kind="plain"
        size="l"
        wide
        busy={busy === gateway}
        onClick={() => pay({ id: gateway, kind: 'checkout', gateway })}
      >
        {t('pay.returned_again', service)}
      </Button>
      <Button
        kind="quiet"
        wide
        disabled={busy !== undefined}
        onClick={() => void navigate({ to: '.', search: {}, replace: true })}
      >
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

/**
 * An unpaid order: what it waits for, and the ways to pay. The form is only hidden, so that nothing typed is lost. When
 * one part replaces the other, the focus stays in the visible one.
 */
export const OpenPart = ({ order, paying }: { order: OrderDetail; paying: Paying }) => {
  const gateways = useQuery(gatewaysFor({ currency: order.currency }))
  const cards = useQuery(cardsQuery)
  const { stage } = paying
  const { from } = route.useSearch()
  const heard = heardBeforeLeaving(tabStore)
  const [before] = useState(() => heard.of(order))
  const hasReturned = from !== undefined && stage === 'open' && !heard.isAnswered(order, before)
  if (gateways.isError && gateways.data === undefined)
    return <FailureState level={2} error={gateways.error} onRetry={() => gateways.refetch()} />
  return (
    <div className="pay-part" tabIndex={-1}>
      {stage === 'checking' && <Checking />}
      {stage === 'confirm' && <Confirm paying={paying} invoice={order.id} />}
      {hasReturned && <Returned gateway={from} paying={paying} />}
      <div hidden={stage !== 'open' || hasReturned}>
        {gateways.data === undefined || !cards.isFetched ? (
          <div className="stack late">
            <Skeleton height={300} />
            <Skeleton height={44} />
            <Skeleton height={100} />
          </div>
        ) : (
          // If the saved cards cannot be loaded, a new card can still pay, and its typed fields survive the retry.
          <PayForm
            order={order}
            gateways={gateways.data}
            cards={cardsFor(cards.data ?? [], order.owner)}
            paying={paying}
          />
        )}
      </div>
    </div>
  )
}
