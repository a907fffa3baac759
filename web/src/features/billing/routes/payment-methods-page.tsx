import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { cardsQuery } from '../../../api/cards.ts'
import { gatewaysQuery } from '../../../api/payment-gateways.ts'
import { takesCards } from '../../../lib/payment-gateways.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { OwnerNote } from '../../../ui/owner-note.tsx'
import { AddCard } from '../cards/add-card.tsx'
import { CardArt } from '../cards/card-art.tsx'
import { useCardColumns } from '../cards/card-columns.tsx'
import { isOwn } from '../cards/card-owner.ts'
import { BillingFrame } from '../tabs/billing-frame.tsx'

interface OfCards {
  /** Undefined while they load. */
  readonly cards: readonly PaymentMethod[] | undefined
}

const OwnCards = ({ cards }: OfCards) => {
  const { t } = useTranslation('billing')
  const columns = useCardColumns('own')
  if (cards?.length === 0)
    return (
      <EmptyState
        art={<CardArt />}
        title={t('empty.cards_title')}
        text={t('empty.cards_text')}
        actions={<AddCard kind="primary" />}
      />
    )
  return (
    <>
      <DataTable name={t('tabs.methods')} columns={columns} rows={cards} rowKey={({ id }) => id} />
      {cards !== undefined && (
        <footer className="table-foot">
          <span>{t('cards.count', { count: cards.length })}</span>
          <span>{t('cards.kept')}</span>
        </footer>
      )}
    </>
  )
}

/** The company owner's cards, which pay the company's invoices. Only the owner can change them. */
const OwnersCards = ({ cards = [] }: OfCards) => {
  const { t } = useTranslation('billing')
  const columns = useCardColumns('owner')
  const [first] = cards
  if (first === undefined || first.owner === null) return null
  return (
    <section className="stack s2" aria-label={t('cards.of_owner')}>
      <h2>{t('cards.of_owner')}</h2>
      <div className="small muted">
        <OwnerNote owner={first.owner} right="billing" readOnly hint={t('cards.of_owner_hint')} />
      </div>
      <DataTable name={t('cards.of_owner')} columns={columns} rows={cards} rowKey={({ id }) => id} />
    </section>
  )
}

const Cards = () => {
  const { data, isError, error, refetch } = useQuery(cardsQuery)
  if (isError && data === undefined) return <FailureState level={2} error={error} onRetry={() => refetch()} />
  return (
    <div className="stack s5">
      <div>
        <OwnCards cards={data?.filter(isOwn)} />
      </div>
      <OwnersCards cards={data?.filter((card) => !isOwn(card))} />
    </div>
  )
}

/** The saved cards. If no gateway takes cards, there is no such page. */
export const PaymentMethodsPage = () => {
  const { t } = useTranslation('billing')
  const { data: gateways } = useQuery(gatewaysQuery)
  const { data: cards = [] } = useQuery(cardsQuery)
  if (gateways !== undefined && !takesCards(gateways)) return <Navigate to="/invoices" replace />
  return (
    <BillingFrame title={t('tabs.methods')} actions={cards.some(isOwn) && <AddCard />}>
      <Cards />
    </BillingFrame>
  )
}
