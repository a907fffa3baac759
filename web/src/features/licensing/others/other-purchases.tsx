import './other-purchases.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aside } from '../../../api/query-client.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { PageTurns } from '../../../ui/page-turns.tsx'
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
  const [cursor, setCursor] = useState<string>()
  const query = useQuery({ ...otherPurchasesQuery(cursor), ...aside })
  const { data: page } = query
  const others = page?.deliverables ?? []
  const columns = useLicenceColumns(others)
    .filter(({ key }) => shown.has(key))
    // On the cards of licences the key's line has the date as well.
    .map((column) => (column.key === 'paid_till' ? { ...column, card: 'named' as const } : column))
  if (page === undefined || others.length === 0) return null
  return (
    <div className="other-purchases">
      <Panel title={t('others')} bare>
        <DataTable name={t('others')} columns={columns} rows={others} rowKey={({ id }) => id} />
        {(page.next ?? page.prev) !== null && (
          <div className="row other-pages">
            <PageTurns page={page} query={query} onPage={setCursor} />
          </div>
        )}
      </Panel>
    </div>
  )
}
