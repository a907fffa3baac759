import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AddCard } from '../cards/add-card.tsx'
import { CardArt } from '../cards/card-art.tsx'
import { useCardColumns } from '../cards/card-columns.tsx'
import { takesCards } from '../pay/pay-choices.ts'
import { cardsQuery, gatewaysQuery } from '../queries.ts'
import { BillingTabs } from '../tabs/tabs-bar.tsx'
import { UnpaidBanner } from '../tabs/unpaid-banner.tsx'

const Cards = () => {
  const { t } = useTranslation('billing')
  const columns = useCardColumns()
  const { data, isError, error, refetch } = useQuery(cardsQuery)
  if (isError && data === undefined) return <FailureState level={2} error={error} onRetry={() => void refetch()} />
  if (data?.length === 0)
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
      <DataTable name={t('tabs.methods')} columns={columns} rows={data} rowKey={({ id }) => id} />
      {data !== undefined && (
        <footer className="table-foot">
          <span>{t('cards.count', { count: data.length })}</span>
          <span>{t('cards.kept')}</span>
        </footer>
      )}
    </>
  )
}

/** The saved cards. Where no gateway takes cards there is no such page. */
export const PaymentMethodsPage = () => {
  const { t } = useTranslation('billing')
  const { data: gateways } = useQuery(gatewaysQuery)
  const { data: cards = [] } = useQuery(cardsQuery)
  if (gateways !== undefined && !takesCards(gateways)) return <Navigate to="/invoices" replace />
  return (
    <>
      <UnpaidBanner />
      <PageHeader title={t('tabs.methods')} actions={cards.length > 0 && <AddCard />} />
      <BillingTabs />
      <Cards />
    </>
  )
}
