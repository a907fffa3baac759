import '../list/licences.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { ColumnMenu, useColumnChoice } from '../../../ui/column-choice.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { NoMatch } from '../../../ui/no-match.tsx'
import { OwnerFilter } from '../../../ui/owner-filter.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { TableFoot } from '../../../ui/table-foot.tsx'
import { UpdatedAgo } from '../../../ui/updated-ago.tsx'
import { useDrawn } from '../../../ui/use-drawn.ts'
import { useLostPage } from '../../../ui/use-lost-page.ts'
import { KindFilters } from '../list/kind-filters.tsx'
import { useLicenceColumns } from '../list/licence-columns.tsx'
import { licenceMark } from '../list/licence-state.tsx'
import { NoLicences } from '../list/licences-empty.tsx'
import { type LicencesSearch, licencesSearch } from '../list/licences-search.ts'
import { ListActions } from '../list/list-actions.tsx'
import { useMayPurchase } from '../list/may-purchase.ts'
import { useListChange } from '../list/use-list-change.ts'
import { defaultLimit, type LicencesPage as LicencesPageOf, licencesQuery } from '../queries.ts'
import { TrialOffer } from '../trial/trial-offer.tsx'

const route = getRouteApi('/portal/main/licenses')

const isUnfiltered = ({ query, owner, category, state }: LicencesSearch): boolean =>
  [query, owner, category, state].every((each) => each === undefined)

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

interface LicencesTableProps {
  readonly query: UseQueryResult<LicencesPageOf>
  readonly isLost: boolean
  readonly columns: readonly Column<Deliverable>[]
}

const LicencesTable = ({ query, isLost, columns }: LicencesTableProps) => {
  const { t } = useTranslation('licensing')
  const search = route.useSearch()
  const change = useListChange()
  const data = useDrawn(isLost ? undefined : query.data)
  if (data?.deliverables.length === 0) {
    return isUnfiltered(search) ? (
      <NoLicences />
    ) : (
      <NoMatch onClear={() => change({ query: undefined, owner: undefined, category: undefined, state: undefined })} />
    )
  }
  return (
    <>
      <DataTable
        name={t('title')}
        columns={columns}
        rows={data?.deliverables}
        rowKey={({ id }) => id}
        mark={licenceMark}
        sort={search.sort}
        onSort={(sort) => change({ sort: licencesSearch({ sort }).sort })}
      />
      {data !== undefined && (
        <TableFoot
          count={t('count', { count: data.estimated_count })}
          limit={search.limit ?? defaultLimit}
          page={data}
          query={query}
          onLimit={(limit) => change({ limit })}
          onPage={(cursor) => change({ cursor })}
        />
      )}
    </>
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

/** The customer's licences. Search, order and page stand in the address; rows refresh in place. */
export const LicencesPage = () => {
  const { t } = useTranslation('licensing')
  const search = route.useSearch()
  const licences = useQuery(licencesQuery(search))
  const change = useListChange()
  const asked = { query: licences, rowsOf: ({ deliverables }: LicencesPageOf) => deliverables, cursor: search.cursor }
  const isLost = useLostPage(asked, () => change({}, { replace: true }))
  const columns = useLicenceColumns(licences.data?.deliverables)
  const choice = useColumnChoice('licences', columns)
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <UpdatedAgo at={licences.dataUpdatedAt} />
            <TrialOffer />
            <PurchaseLink />
          </>
        }
      />
      {(isLost || licences.data?.deliverables.length !== 0 || !isUnfiltered(search)) && (
        <div className="toolbar late-filters">
          <Filters licences={licences.data?.deliverables ?? []} />
          <ColumnMenu columns={columns} choice={choice} />
          <ListActions search={search} />
        </div>
      )}
      {licences.isError && licences.data === undefined && !isLost ? (
        <FailureState level={2} error={licences.error} onRetry={() => licences.refetch()} />
      ) : (
        <LicencesTable query={licences} isLost={isLost} columns={choice.shown} />
      )}
    </>
  )
}
