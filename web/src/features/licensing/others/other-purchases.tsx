import './other-purchases.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../ui/data-table.tsx'
import { PageTurns, type PageTurnsProps } from '../../../ui/page-turns.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLicenceColumns } from '../list/licence-columns.tsx'

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

interface OtherPurchasesProps extends Omit<PageTurnsProps, 'size'> {
  readonly page: PageTurnsProps['page'] & { readonly deliverables: readonly Deliverable[] }
}

/** Support contracts, hardware and VSaaS accounts, which no media server runs on. */
export const OtherPurchases = ({ page, query, onPage }: OtherPurchasesProps) => {
  const { t } = useTranslation('licensing')
  const others = page.deliverables
  const columns = useLicenceColumns(others)
    .filter(({ key }) => shown.has(key))
    // On the cards of licences the key's line has the date as well.
    .map((column) => (column.key === 'paid_till' ? { ...column, card: 'named' as const } : column))
  return (
    <div className="other-purchases">
      <Panel title={t('others')} bare>
        <DataTable name={t('others')} columns={columns} rows={others} rowKey={({ id }) => id} />
        {(page.next ?? page.prev) !== null && (
          <div className="row other-pages">
            <PageTurns page={page} query={query} onPage={onPage} />
          </div>
        )}
      </Panel>
    </div>
  )
}
