import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ListBody } from '../list/list-body.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { paths } from '../paths.ts'
import { useCustomerColumns } from './customer-columns.tsx'
import { customersSearch, customerViews } from './customers-search.ts'
import { customersQuery, defaultLimit } from './queries.ts'

const Nothing = () => {
  const { t } = useTranslation('operator')
  const [{ view = 'all' }] = useListSearch(customersSearch)
  return <EmptyState icon={Users} title={t(`customers.empty.${view}`)} text={t('customers.empty.text')} />
}

/** Every customer of the brand, found by e-mail, name or company. */
export const CustomersPage = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(customersSearch)
  const { view = 'all', limit = defaultLimit, sort = '-created_at', query: words } = search
  const query = useQuery(customersQuery(search))
  const columns = useCustomerColumns()
  return (
    <>
      <PageHeader title={t('areas.customers')} />
      <ViewTabs
        label={t('customers.views.name')}
        to={paths.customers}
        value={view}
        views={customerViews.map((name) => ({ name, title: t(`customers.views.${name}`) }))}
      />
      <div className="toolbar">
        <SearchField
          label={t('customers.search')}
          value={words ?? ''}
          onSearch={(typed) => change({ query: typed === '' ? undefined : typed }, { replace: true })}
        />
      </div>
      <ListBody
        query={query}
        rowsOf={({ customers }) => customers}
        count={(count) => t('customers.count', { count })}
        limit={limit}
        isNarrowed={words !== undefined}
        empty={<Nothing />}
        onClear={() => change({ query: undefined })}
        onChange={change}
      >
        {(rows) => (
          <DataTable
            name={t('areas.customers')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            mark={({ blocked }) => (blocked ? 'gone' : undefined)}
            sort={sort}
            onSort={(wanted) => change({ sort: customersSearch({ sort: wanted }).sort })}
          />
        )}
      </ListBody>
    </>
  )
}
