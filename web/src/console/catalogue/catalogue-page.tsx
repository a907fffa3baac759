import '../list/lists.css'
import './catalogue.css'
import { categoryNames } from '@foyer/contract/catalogue/category-names.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tags } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { NoMatch } from '../../ui/no-match.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { type CatalogueSearch, catalogueSearch, type CatalogueView, catalogueViews } from './catalogue-search.ts'
import { type CatalogueEntry, catalogueQuery } from './queries.ts'
import { EntryChip, PriceCell, shownFacts, useTermsWords } from './sku-words.tsx'

const viewOf: Readonly<Record<CatalogueView, (entry: CatalogueEntry) => boolean>> = {
  on_sale: (entry) => shownFacts(entry).published,
  hidden: (entry) => !shownFacts(entry).published,
  changed: (entry) => entry.draft !== null,
}

const matches =
  ({ view = 'on_sale', query = '', category, currency }: CatalogueSearch) =>
  (entry: CatalogueEntry): boolean => {
    const facts = shownFacts(entry)
    const words = `${entry.id} ${facts.name}`.toLowerCase()
    return (
      viewOf[view](entry) &&
      (category === undefined || facts.category.name === category) &&
      (currency === undefined || facts.currency === currency) &&
      query
        .toLowerCase()
        .split(/\s+/)
        .every((word) => words.includes(word))
    )
  }

const NameCell = ({ entry }: { entry: CatalogueEntry }) => (
  <>
    <Link to={paths.sku(entry.id)} className="name">
      {shownFacts(entry).name}
    </Link>
    <span className="cell-under tiny subtle mono">{entry.id}</span>
  </>
)

const useColumns = (): readonly Column<CatalogueEntry>[] => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const termsOf = useTermsWords()
  return [
    { key: 'name', title: t('catalogue:columns.name'), card: 'title', cell: (entry) => <NameCell entry={entry} /> },
    {
      key: 'terms',
      title: t('catalogue:columns.terms'),
      card: 'line',
      weight: 'detail',
      cell: (entry) => termsOf(shownFacts(entry)),
    },
    {
      key: 'licences',
      title: t('catalogue:columns.licences'),
      figures: true,
      weight: 'extra',
      cell: ({ licences }) => licences,
    },
    {
      key: 'price',
      title: t('catalogue:columns.price'),
      figures: true,
      card: 'end',
      cell: (entry) => <PriceCell facts={shownFacts(entry)} />,
    },
    {
      key: 'state',
      title: t('catalogue:columns.state'),
      card: 'line',
      cell: (entry) => <EntryChip entry={entry} />,
    },
  ]
}

const Loading = () => (
  <DataTable
    name={useTranslation(['operator', 'catalogue']).t('areas.catalogue')}
    columns={useColumns()}
    rows={undefined}
    rowKey={({ id }) => id}
  />
)

/** One section per category, in the order that people know. */
const Groups = ({ entries }: { entries: readonly CatalogueEntry[] }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const columns = useColumns()
  return (
    <div className="stack s5 catalogue-groups">
      {categoryNames.map((name) => {
        const rows = entries.filter((entry) => shownFacts(entry).category.name === name)
        const title = t(`catalogue.categories.${name}`)
        return rows.length === 0 ? null : (
          <section key={name} className="stack s2">
            <h2>
              {title} <span className="subtle tab-num">{rows.length}</span>
            </h2>
            <DataTable name={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
          </section>
        )
      })}
    </div>
  )
}

interface ListedProps {
  readonly entries: readonly CatalogueEntry[]
  readonly search: CatalogueSearch
  readonly onClear: () => void
}

const Listed = ({ entries, search, onClear }: ListedProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const found = entries.filter(matches(search))
  if (found.length > 0) return <Groups entries={found} />
  const isNarrowed = search.query !== undefined || search.category !== undefined || search.currency !== undefined
  return isNarrowed ? (
    <NoMatch onClear={onClear} />
  ) : (
    <EmptyState icon={Tags} title={t(`catalogue:empty.${search.view ?? 'on_sale'}`)} text={t('catalogue:empty.text')} />
  )
}

/** The number of unpublished changes, shown in every view of the list. */
const DraftBanner = ({ entries }: { entries: readonly CatalogueEntry[] }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const count = entries.filter((entry) => entry.draft !== null).length
  return count === 0 ? null : (
    <Banner
      tone="info"
      action={
        <Link to={paths.catalogueDraft} className={buttonClass({ size: 's' })}>
          {t('catalogue:review')}
        </Link>
      }
    >
      {t('catalogue:unpublished', { count })}
    </Banner>
  )
}

const HeadActions = () => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const mayWrite = useMay()('catalogue:write')
  return (
    <>
      <Link to={paths.catalogueHistory} className={buttonClass()}>
        {t('catalogue:history')}
      </Link>
      {mayWrite && (
        <Link to={paths.newSku} className={buttonClass({ kind: 'primary' })}>
          {t('catalogue:add')}
        </Link>
      )}
    </>
  )
}

const Toolbar = ({ entries }: { entries: readonly CatalogueEntry[] | undefined }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const [{ query, category, currency }, change] = useListSearch(catalogueSearch)
  return (
    <div className="toolbar">
      <ChoiceFilter
        name={t('catalogue:columns.category')}
        value={category}
        choices={categoryNames}
        labelOf={(name) => t(`catalogue.categories.${name}`)}
        onChange={(next) => change({ category: next })}
      />
      <ChoiceFilter
        name={t('catalogue:columns.currency')}
        value={currency}
        choices={currencies.filter((code) => entries?.some((entry) => shownFacts(entry).currency === code))}
        labelOf={(code) => code}
        onChange={(next) => change({ currency: next })}
      />
      <SearchField
        label={t('catalogue:search')}
        value={query ?? ''}
        onSearch={(typed) => change({ query: typed === '' ? undefined : typed }, { replace: true })}
      />
    </div>
  )
}

/** Everything that is or was on sale, and the changes waiting to be published. */
export const CataloguePage = () => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const [search, change] = useListSearch(catalogueSearch)
  const { view = 'on_sale' } = search
  const catalogue = useQuery(catalogueQuery)
  const entries = catalogue.data
  return (
    <>
      <PageHeader title={t('areas.catalogue')} actions={<HeadActions />} />
      {entries !== undefined && <DraftBanner entries={entries} />}
      <ViewTabs
        label={t('catalogue:views.name')}
        to={paths.catalogue}
        value={view}
        kept={{ query: search.query, category: search.category, currency: search.currency }}
        views={catalogueViews.map((name) => ({
          name,
          title: t(`catalogue:views.${name}`),
          count: entries?.filter(viewOf[name]).length,
        }))}
      />
      <Toolbar entries={entries} />
      {catalogue.isError && entries === undefined ? (
        <FailureState level={2} error={catalogue.error} onRetry={() => catalogue.refetch()} />
      ) : entries === undefined ? (
        <Loading />
      ) : (
        <Listed
          entries={entries}
          search={search}
          onClear={() => change({ query: undefined, category: undefined, currency: undefined })}
        />
      )}
    </>
  )
}
