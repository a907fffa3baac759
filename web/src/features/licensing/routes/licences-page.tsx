import '../list/licences.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aside } from '../../../api/query-client.ts'
import { isNarrowed } from '../../../lib/is-narrowed.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ColumnMenu, useColumnChoice } from '../../../ui/column-choice.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { ListBody } from '../../../ui/list-body.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { OwnerFilter } from '../../../ui/owner-filter.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UpdatedAgo } from '../../../ui/updated-ago.tsx'
import { KindFilters } from '../list/kind-filters.tsx'
import { useLicenceColumns } from '../list/licence-columns.tsx'
import { licenceMark } from '../list/licence-state.tsx'
import { type LicencesSearch, licencesSearch } from '../list/licences-search.ts'
import { ListActions } from '../list/list-actions.tsx'
import { useMayPurchase } from '../list/may-purchase.ts'
import { useListChange } from '../list/use-list-change.ts'
import { countsQuery, defaultLimit, licencesQuery, otherPurchasesQuery } from '../queries.ts'
import { useTrials } from '../trial/use-trials.ts'

const route = getRouteApi('/portal/main/licenses')

const OtherPurchases = lazyPart(
  async () => (await import('../others/other-purchases.tsx')).OtherPurchases,
  () => null,
)

const TrialOffer = lazyPart(
  async () => (await import('../trial/trial-offer.tsx')).TrialOffer,
  () => null,
)

/** Few customers may start one themselves, and the rest do not load the part that does it. */
const Trials = () => {
  const trials = useTrials()
  return trials.length > 0 && <TrialOffer trials={trials} />
}

/** Only new customers need it. */
const NoLicences = lazyPart<object>(
  async () => (await import('../list/licences-empty.tsx')).NoLicences,
  NotFetched,
  () => <Skeleton height={420} />,
)

/** Most customers have none, and do not load the part that shows them. */
const Others = () => {
  const [cursor, setCursor] = useState<string>()
  const query = useQuery({ ...otherPurchasesQuery(cursor), ...aside })
  const { data: page } = query
  if (page === undefined || page.deliverables.length === 0) return null
  return <OtherPurchases page={page} query={query} onPage={setCursor} />
}

const noFilter: LicencesSearch = { query: undefined, owner: undefined, category: undefined, state: undefined }

const PurchaseLink = () => {
  const { t } = useTranslation('licensing')
  if (!useMayPurchase()) return null
  return (
    <Link to="/purchase-media-server" className={buttonClass({ kind: 'primary' })}>
      <Plus />
      {t('purchase')}
    </Link>
  )
}

const Filters = ({ licences }: { licences: readonly Deliverable[] }) => {
  const { t } = useTranslation('licensing')
  const search = route.useSearch()
  const { query, owner } = search
  const change = useListChange()
  return (
    <>
      <KindFilters search={search} onChange={change} />
      <OwnerFilter
        name={t('owner.name')}
        mine={t('owner.me')}
        kind="licenses"
        rows={licences}
        owner={owner}
        onChange={(chosen) => change({ owner: chosen })}
      />
      <SearchField
        label={t('search')}
        value={query ?? ''}
        onSearch={(typed) => change({ query: typed === '' ? undefined : typed }, { replace: true })}
      />
    </>
  )
}

interface RowsProps {
  readonly licences: readonly Deliverable[] | undefined
  readonly columns: readonly Column<Deliverable>[]
}

const Rows = ({ licences, columns }: RowsProps) => {
  const { t } = useTranslation('licensing')
  const { sort } = route.useSearch()
  const change = useListChange()
  return (
    <DataTable
      name={t('title')}
      columns={columns}
      rows={licences}
      rowKey={({ id }) => id}
      mark={licenceMark}
      sort={sort}
      onSort={(wanted) => change({ sort: licencesSearch({ sort: wanted }).sort })}
    />
  )
}

/** The customer's licences. The address holds search, order and page; the rows refresh in place. */
export const LicencesPage = () => {
  const { t } = useTranslation('licensing')
  const search = route.useSearch()
  const licences = useQuery(licencesQuery(search))
  const change = useListChange()
  const columns = useLicenceColumns(licences.data?.deliverables)
  const choice = useColumnChoice('licences', columns)
  // Until the counts are known, the filters have their line, so that nothing moves when they appear.
  const hasFilters = useQuery(countsQuery(search)).data?.counts.length !== 1
  const isNarrow = isNarrowed(search, noFilter)
  const isEmpty = licences.data?.deliverables.length === 0 && !isNarrow
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <UpdatedAgo at={licences.dataUpdatedAt} />
            {/* An empty list offers both itself. */}
            {!isEmpty && (
              <>
                <Trials />
                <PurchaseLink />
              </>
            )}
          </>
        }
      />
      <ListBody
        query={licences}
        rowsOf={({ deliverables }) => deliverables}
        count={(count) => t('count', { count })}
        limit={search.limit ?? defaultLimit}
        cursor={search.cursor}
        toolbar={
          <div className={hasFilters ? 'toolbar late-filters' : 'toolbar'}>
            <Filters licences={licences.data?.deliverables ?? []} />
            <ColumnMenu columns={columns} choice={choice} />
            <ListActions search={search} />
          </div>
        }
        empty={<NoLicences />}
        onClear={isNarrow ? () => change(noFilter) : undefined}
        onChange={change}
      >
        {(rows) => <Rows licences={rows} columns={choice.shown} />}
      </ListBody>
      {licences.data !== undefined && <Others />}
    </>
  )
}
