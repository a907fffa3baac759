import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { localeNames } from '../../lib/locale-names.ts'
import { locales } from '../../lib/locales.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { PeriodFilter } from '../../ui/period-filter.tsx'
import { Records } from '../list/records.tsx'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { paths } from '../paths.ts'
import { CompanyFilter } from './company-filter.tsx'
import { CountryFilter } from './country-filter.tsx'
import { useCustomerColumns } from './customer-columns.tsx'
import { type CustomersSearch, customersSearch, customerViews } from './customers-search.ts'
import { customersCsv, customersQuery } from './queries.ts'
import { useAddCustomer } from './use-add-customer.tsx'

const NewCustomer = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useTranslation('operator')
  return (
    <Button kind="primary" onClick={onClick}>
      <Plus />
      {t('customers.new')}
    </Button>
  )
}

const noFilter: CustomersSearch = {
  query: undefined,
  company: undefined,
  country: undefined,
  locale: undefined,
  from: undefined,
  to: undefined,
}

const Filters = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(customersSearch)
  const { company, country, locale } = search
  return (
    <>
      <PeriodFilter
        period={search}
        words={(word, values) => (word === 'name' ? t('customers.registered') : t(`list.period.${word}`, values))}
        onChange={change}
      />
      <CountryFilter value={country} onChange={(next) => change({ country: next })} />
      <ChoiceFilter
        name={t('customers.language')}
        value={locale}
        choices={locales}
        labelOf={(each) => localeNames[each]}
        onChange={(next) => change({ locale: next })}
      />
      {company !== undefined && <CompanyFilter id={company} onClear={() => change({ company: undefined })} />}
    </>
  )
}

/** Every customer of the brand, searched by e-mail, name or company. */
export const CustomersPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(customersSearch)
  const { view = 'all', sort: _, cursor: __, limit: ___, ...kept } = search
  const add = useAddCustomer()
  return (
    <Records
      title={t('areas.customers')}
      actions={add && <NewCustomer onClick={add} />}
      tabs={
        <ViewTabs
          label={t('customers.views.name')}
          to={paths.customers}
          value={view}
          kept={kept}
          views={customerViews.map((name) => ({ name, title: t(`customers.views.${name}`) }))}
        />
      }
      filters={<Filters />}
      tools={<ExportButton file="customers.csv" load={() => customersCsv(search)} />}
      searchLabel={t('customers.search')}
      search={search}
      sort="-created_at"
      isFiltered={isNarrowed(search, noFilter)}
      query={useQuery(customersQuery(search))}
      rowsOf={({ customers }) => customers}
      columns={useCustomerColumns()}
      mark={({ blocked, closed_at }) => (blocked || closed_at !== null ? 'gone' : undefined)}
      count={(count) => t('customers.count', counted(count))}
      nothing={{ title: t(`customers.empty.${view}`), text: t('customers.empty.text') }}
      onChange={change}
      onClear={() => change(noFilter)}
    />
  )
}
