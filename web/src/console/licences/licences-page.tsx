import { categoryNames } from '@foyer/contract/catalogue/category-names.ts'
import { activationTypes, billingKinds, deliverableStates } from '@foyer/contract/licensing/deliverable-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { CalendarDay } from '../../ui/date-time.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { CustomerFilter } from '../customers/customer-filter.tsx'
import { CustomerLink } from '../customers/customer-link.tsx'
import { Records } from '../list/records.tsx'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { paths } from '../paths.ts'
import { LicenceChip } from './licence-chip.tsx'
import { type LicencesSearch, licencesSearch, licenceViews } from './licences-search.ts'
import { PaidTillFilter } from './paid-till-filter.tsx'
import { licencesCsv, licencesQuery, type StaffLicence } from './queries.ts'

const NameCell = ({ licence: { id, human_id, sku_name } }: { licence: StaffLicence }) => (
  <>
    <Link to={paths.licence(id)} className="name nowrap">
      {human_id}
    </Link>
    <span className="cut tiny subtle" title={sku_name}>
      {sku_name}
    </span>
  </>
)

type Name = 'human_id' | 'customer' | 'state' | 'paid_till' | 'servers' | 'quantity'

const columns: Readonly<Record<Name, Omit<Column<StaffLicence>, 'key' | 'title'>>> = {
  human_id: { sort: 'human_id', card: 'title', skeleton: 130, cell: (row) => <NameCell licence={row} /> },
  customer: {
    card: 'line',
    words: true,
    skeleton: 160,
    cell: ({ customer }) => (
      <span className="cut" title={customer.email}>
        <CustomerLink customer={customer} />
      </span>
    ),
  },
  state: { card: 'end', skeleton: 90, cell: (row) => <LicenceChip licence={row} /> },
  paid_till: {
    sort: 'paid_till',
    card: 'named',
    skeleton: 110,
    cell: ({ paid_till }) =>
      paid_till === null ? <span className="subtle not-on-card">—</span> : <CalendarDay day={paid_till} />,
  },
  servers: {
    figures: true,
    weight: 'extra',
    skeleton: 40,
    cell: ({ stats, servers_limit }) => `${stats.server_count}${servers_limit === null ? '' : ` / ${servers_limit}`}`,
  },
  quantity: { sort: 'quantity', figures: true, weight: 'detail', skeleton: 40, cell: ({ quantity }) => quantity },
}

const names: readonly Name[] = ['human_id', 'customer', 'state', 'paid_till', 'servers', 'quantity']

const useColumns = (): readonly Column<StaffLicence>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(`licences.columns.${key}`), ...columns[key] }))
}

const noFilter: LicencesSearch = {
  state: undefined,
  activation_type: undefined,
  category: undefined,
  billing_kind: undefined,
  paid_till_lt: undefined,
  customer: undefined,
}

const Filters = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(licencesSearch)
  const { view = 'all', state, activation_type, category, billing_kind, paid_till_lt, customer } = search
  return (
    <>
      {view === 'all' && (
        <ChoiceFilter
          name={t('licences.columns.state')}
          value={state}
          choices={deliverableStates}
          labelOf={(each) => t(`licences.states.${each}`)}
          onChange={(next) => change({ state: next })}
        />
      )}
      <ChoiceFilter
        name={t('licences.activation')}
        value={activation_type}
        choices={activationTypes}
        labelOf={(each) => t(`licences.activations.${each}`)}
        onChange={(next) => change({ activation_type: next })}
      />
      <ChoiceFilter
        name={t('licences.category')}
        value={category}
        choices={categoryNames}
        labelOf={(each) => t(`catalogue.categories.${each}`)}
        onChange={(next) => change({ category: next })}
      />
      <ChoiceFilter
        name={t('licences.billing')}
        value={billing_kind}
        choices={billingKinds}
        labelOf={(each) => t(`licences.billings.${each}`)}
        onChange={(next) => change({ billing_kind: next })}
      />
      <PaidTillFilter value={paid_till_lt} onChange={(next) => change({ paid_till_lt: next }, { replace: true })} />
      {customer !== undefined && <CustomerFilter id={customer} onClear={() => change({ customer: undefined })} />}
    </>
  )
}

/** All customers' licences, searched by key, number, product or customer. */
export const LicencesPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(licencesSearch)
  const { view = 'all', sort: _, cursor: __, limit: ___, state: chosen, ...kept } = search
  const state = view === 'all' ? chosen : undefined
  // Newest first; where time runs out, first what ends or ended first.
  const sort = view === 'ending' || view === 'renewal_failed' ? 'paid_till' : '-created_at'
  const query = useQuery(licencesQuery({ ...search, sort: search.sort ?? sort }))
  return (
    <Records
      title={t('areas.licences')}
      tabs={
        <ViewTabs
          label={t('licences.views.name')}
          to={paths.licences}
          value={view}
          kept={kept}
          views={licenceViews.map((name) => ({ name, title: t(`licences.views.${name}`) }))}
        />
      }
      filters={<Filters />}
      tools={
        <ExportButton file="licences.csv" load={() => licencesCsv({ ...search, state, sort: search.sort ?? sort })} />
      }
      searchLabel={t('licences.search')}
      search={search}
      sort={sort}
      isFiltered={isNarrowed({ ...kept, state }, noFilter)}
      query={query}
      rowsOf={({ deliverables }) => deliverables}
      columns={useColumns()}
      mark={({ state, terminated_at }) =>
        terminated_at === null ? (state === 'unpaid' ? 'danger' : undefined) : 'gone'
      }
      count={(count) => t('licences.count', counted(count))}
      nothing={{ title: t(`licences.empty.${view}`), text: t('licences.empty.text') }}
      onChange={change}
      onClear={() => change({ query: undefined, ...noFilter })}
    />
  )
}
