import '../list/lists.css'
import './webhooks.css'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Webhook } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Filter } from '../../ui/filter.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Records } from '../list/records.tsx'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { paths } from '../paths.ts'
import { deliveriesSearch, deliveryViews, webhookEvents } from './deliveries-search.ts'
import { DeliveryChip, Outcome } from './delivery-words.tsx'
import { EndpointPanel } from './endpoint-panel.tsx'
import {
  type DeliveriesPage,
  deliveriesQuery,
  endpointsQuery,
  type WebhookDelivery,
  type WebhookEndpoint,
} from './queries.ts'

const EventCell = ({ delivery: { id, type, object_name, endpoint } }: { delivery: WebhookDelivery }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  return (
    <>
      <Link to={paths.delivery(id)} className="name">
        {t(`webhooks:types.${type as (typeof webhookEvents)[number]}`, { defaultValue: type })}
      </Link>
      <span className="cut tiny subtle" title={[object_name, endpoint].filter(Boolean).join(' · ')}>
        {object_name !== null && (
          <>
            <bdi>{object_name}</bdi> ·{' '}
          </>
        )}
        {endpoint}
      </span>
    </>
  )
}

type Name = 'type' | 'outcome' | 'attempts' | 'created_at' | 'state'

const columns: Readonly<Record<Name, Omit<Column<WebhookDelivery>, 'key' | 'title'>>> = {
  type: { card: 'title', words: true, skeleton: 150, cell: (row) => <EventCell delivery={row} /> },
  outcome: { weight: 'extra', skeleton: 200, cell: (row) => <Outcome status={row.status} error={row.error} /> },
  attempts: { figures: true, weight: 'detail', skeleton: 30, cell: ({ attempts }) => attempts },
  created_at: {
    sort: 'created_at',
    card: 'line',
    skeleton: 140,
    cell: ({ created_at }) => <DateTime at={created_at} format="payment" />,
  },
  state: { card: 'end', skeleton: 90, cell: (row) => <DeliveryChip state={row.state} /> },
}

const names: readonly Name[] = ['type', 'outcome', 'attempts', 'created_at', 'state']

const useColumns = (): readonly Column<WebhookDelivery>[] => {
  const { t } = useTranslation(['operator', 'webhooks'])
  return names.map((key) => ({ key, title: t(`webhooks:columns.${key}`), ...columns[key] }))
}

/** Says which object the messages are about: by its number, which the messages contain, or else by its id. */
const ObjectFilter = ({ id, onClear }: { id: string; onClear: () => void }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const [search] = useListSearch(deliveriesSearch)
  const { data } = useQuery(deliveriesQuery(search))
  const name = data?.webhook_deliveries.find(({ object_id }) => object_id === id)?.object_name
  return (
    <Filter name={t('webhooks:about')} value={data === undefined ? '…' : (name ?? id)} onClear={onClear}>
      {() => <p className="small">{t('webhooks:of_object')}</p>}
    </Filter>
  )
}

const Filters = ({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const [search, change] = useListSearch(deliveriesSearch)
  return (
    <>
      <ChoiceFilter
        name={t('webhooks:columns.endpoint')}
        value={search.endpoint}
        choices={endpoints.map(({ key }) => key)}
        labelOf={(key) => key}
        onChange={(endpoint) => change({ endpoint })}
      />
      <ChoiceFilter
        name={t('webhooks:columns.type')}
        value={search.type}
        choices={webhookEvents}
        labelOf={(type) => t(`webhooks:types.${type}`)}
        onChange={(type) => change({ type })}
      />
      {search.object_id !== undefined && (
        <ObjectFilter id={search.object_id} onClear={() => change({ object_id: undefined })} />
      )}
    </>
  )
}

interface DeliveriesProps {
  readonly endpoints: readonly WebhookEndpoint[]
  readonly query: UseQueryResult<DeliveriesPage>
}

const Deliveries = ({ endpoints, query }: DeliveriesProps) => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const counted = useCounted()
  const [search, change] = useListSearch(deliveriesSearch)
  const { view = 'all' } = search
  return (
    <Records
      title={t('areas.webhooks')}
      tabs={
        <>
          <div className="endpoints">
            {endpoints.map((endpoint) => (
              <EndpointPanel key={endpoint.key} endpoint={endpoint} />
            ))}
          </div>
          <ViewTabs
            label={t('webhooks:views')}
            to={paths.webhooks}
            value={view}
            kept={{ endpoint: search.endpoint, type: search.type, object_id: search.object_id }}
            views={deliveryViews.map((name) => ({
              name,
              title: name === 'all' ? t('webhooks:all') : t(`webhooks:states.${name}`),
            }))}
          />
        </>
      }
      filters={<Filters endpoints={endpoints} />}
      search={search}
      sort="-created_at"
      isFiltered={search.endpoint !== undefined || search.type !== undefined || search.object_id !== undefined}
      query={query}
      rowsOf={({ webhook_deliveries }) => webhook_deliveries}
      columns={useColumns()}
      mark={({ state }) => (state === 'dead' ? 'danger' : undefined)}
      count={(count) => t('webhooks:count', counted(count))}
      nothing={{ title: t('webhooks:empty'), text: t('webhooks:empty_text') }}
      onChange={change}
      onClear={() => change({ endpoint: undefined, type: undefined, object_id: undefined })}
    />
  )
}

const WebhooksSkeleton = () => (
  <div className="stack">
    <Skeleton width={280} height={26} />
    <Skeleton height={150} />
    <Skeleton height={400} />
  </div>
)

/** The endpoints, their state, and what can be sent again. The list waits for the endpoints, which stand above it. */
export const WebhooksPage = () => {
  const { t } = useTranslation(['operator', 'webhooks'])
  const [search] = useListSearch(deliveriesSearch)
  const deliveries = useQuery(deliveriesQuery(search))
  return (
    <Loaded query={useQuery(endpointsQuery)} skeleton={<WebhooksSkeleton />}>
      {(endpoints) =>
        endpoints.length > 0 ? (
          <Deliveries endpoints={endpoints} query={deliveries} />
        ) : (
          <>
            <PageHeader title={t('areas.webhooks')} />
            <EmptyState icon={Webhook} title={t('webhooks:none_title')} text={t('webhooks:none_text')} />
          </>
        )
      }
    </Loaded>
  )
}
