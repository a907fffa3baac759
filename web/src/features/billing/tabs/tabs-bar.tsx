import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gatewaysQuery } from '../../../api/payment-gateways.ts'
import { aside } from '../../../api/query-client.ts'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { tabPaths, tabsFor } from './billing-tabs.ts'

/** The tabs of the billing pages that this customer has. */
export const BillingTabs = () => {
  const { t } = useTranslation('billing')
  const { data } = useQuery({ ...unpaidOrdersQuery, ...aside })
  const unpaid = data?.count ?? 0
  const asked = useQuery({ ...gatewaysQuery, ...aside })
  const gateways = asked.data ?? (asked.isError ? undefined : [])
  const tabs = tabsFor({ unpaid, gateways }).map((name) => ({
    name,
    title: t(`tabs.${name}`),
    to: tabPaths[name],
    count: name === 'unpaid' ? unpaid : undefined,
  }))
  return <Tabs label={t('tabs.label')} tabs={tabs} />
}
