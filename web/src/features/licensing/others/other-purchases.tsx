import './other-purchases.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { aside } from '../../../api/query-client.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLicenceColumns } from '../list/licence-columns.tsx'
import { otherPurchasesQuery } from '../queries.ts'

const shown: ReadonlySet<string> = new Set([
  'human_id',
  'plan',
  'owner',
  'state',
  'paid_till',
  'period',
  'quantity',
  'comment',
])

/** Support contracts, hardware and VSaaS accounts, which no media server runs on; hidden if there are none. */
export const OtherPurchases = () => {
  const { t } = useTranslation('licensing')
  const { data: others = [] } = useQuery({ ...otherPurchasesQuery, ...aside })
  const columns = useLicenceColumns(others)
    .filter(({ key }) => shown.has(key))
    // On the cards of licences the key's line has the date as well.
    .map((column) => (column.key === 'paid_till' ? { ...column, card: 'named' as const } : column))
  if (others.length === 0) return null
  return (
    <div className="other-purchases">
      <Panel title={t('others')} bare>
        <DataTable name={t('others')} columns={columns} rows={others} rowKey={({ id }) => id} />
      </Panel>
    </div>
  )
}
