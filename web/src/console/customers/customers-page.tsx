import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { CompanyFilter } from './company-filter.tsx'
import { useCustomerColumns } from './customer-columns.tsx'
import { customersSearch, customerViews } from './customers-search.ts'
import { customersQuery } from './queries.ts'

const NewCustomerDialog = lazyPart(async () => (await import('./new-customer-dialog.tsx')).NewCustomerDialog)

const NewCustomer = () => {
  const { t } = useTranslation('operator')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        <Plus />
        {t('customers.new')}
      </Button>
      <Suspense>{open && <NewCustomerDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Every customer of the brand, searched by e-mail, name or company. */
export const CustomersPage = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(customersSearch)
  const { view = 'all', company } = search
  const mayWrite = useMay()('customers:write')
  return (
    <Records
      title={t('areas.customers')}
      {...(mayWrite && { actions: <NewCustomer /> })}
      tabs={
        <ViewTabs
          label={t('customers.views.name')}
          to={paths.customers}
          value={view}
          kept={{ query: search.query, company }}
          views={customerViews.map((name) => ({ name, title: t(`customers.views.${name}`) }))}
        />
      }
      {...(company !== undefined && {
        filters: <CompanyFilter id={company} onClear={() => change({ company: undefined })} />,
      })}
      searchLabel={t('customers.search')}
      search={search}
      sort="-created_at"
      isFiltered={company !== undefined}
      query={useQuery(customersQuery(search))}
      rowsOf={({ customers }) => customers}
      columns={useCustomerColumns()}
      mark={({ blocked }) => (blocked ? 'gone' : undefined)}
      count={(count) => t('customers.count', { count })}
      nothing={{ title: t(`customers.empty.${view}`), text: t('customers.empty.text') }}
      onChange={change}
      onClear={() => change({ query: undefined, company: undefined })}
    />
  )
}
