import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Money } from '../../ui/money.tsx'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { discrepanciesSearch } from './discrepancies-search.ts'
import { discrepanciesQuery, type Discrepancy } from './queries.ts'
import { SettleButton } from './settle-button.tsx'

const KindCell = ({ row: { kind, order_id, gateway, transaction_id } }: { row: Discrepancy }) => {
  const { t } = useTranslation('operator')
  const name = t(`today.kinds.${kind}`)
  return (
    <>
      <span className="wrapping">
        {order_id === null ? (
          <span className="name">{name}</span>
        ) : (
          <Link to={paths.order(order_id)} className="name">
            {name}
          </Link>
        )}
      </span>
      <span className="for-extra cut tiny subtle">
        {t(`gateways.${gateway}`)} · {transaction_id}
      </span>
    </>
  )
}

const GatewayCell = ({ row: { gateway } }: { row: Discrepancy }) => {
  const { t } = useTranslation('operator')
  return t(`gateways.${gateway}`)
}

const TransactionCell = ({ row: { transaction_id } }: { row: Discrepancy }) => {
  const { t } = useTranslation('operator')
  return (
    <span className="row">
      <span className="cut mono" title={transaction_id}>
        {transaction_id}
      </span>
      <CopyButton value={transaction_id} name={t('payments.columns.transaction')} />
    </span>
  )
}

const Sum = ({ amount, currency }: { amount: number | null } & Pick<Discrepancy, 'currency'>) =>
  amount === null ? <span className="subtle">—</span> : <Money amount={amount} currency={currency} />

type Name = 'kind' | 'gateway' | 'transaction' | 'found_at' | 'ours' | 'theirs' | 'settle'

const columns: Readonly<Record<Name, Omit<Column<Discrepancy>, 'key' | 'title'>>> = {
  kind: { card: 'title', skeleton: 160, cell: (row) => <KindCell row={row} /> },
  gateway: { weight: 'extra', skeleton: 90, cell: (row) => <GatewayCell row={row} /> },
  transaction: { weight: 'extra', skeleton: 160, cell: (row) => <TransactionCell row={row} /> },
  found_at: {
    sort: 'found_at',
    card: 'line',
    skeleton: 140,
    cell: ({ found_at }) => <DateTime at={found_at} format="payment" />,
  },
  ours: {
    figures: true,
    card: 'named',
    skeleton: 80,
    cell: ({ ours, currency }) => <Sum amount={ours} currency={currency} />,
  },
  theirs: {
    figures: true,
    card: 'named',
    skeleton: 80,
    cell: ({ theirs, currency }) => <Sum amount={theirs} currency={currency} />,
  },
  settle: { card: 'line', skeleton: 90, cell: (row) => <SettleButton discrepancy={row} /> },
}

const titles = {
  kind: 'today.columns.kind',
  gateway: 'payments.columns.gateway',
  transaction: 'payments.columns.transaction',
  found_at: 'today.columns.found_at',
  ours: 'today.columns.ours',
  theirs: 'today.columns.theirs',
  settle: 'approvals.columns.decision',
} as const

const names = Object.keys(titles) as readonly Name[]

const useColumns = (): readonly Column<Discrepancy>[] => {
  const { t } = useTranslation('operator')
  const maySettle = useMay()('orders:write')
  return names
    .filter((key) => key !== 'settle' || maySettle)
    .map((key) => ({ key, title: t(titles[key]), ...columns[key] }))
}

/** Everything that differs between a gateway's books and ours, until somebody resolves it. */
export const DiscrepanciesPage = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(discrepanciesSearch)
  return (
    <Records
      title={t('today.discrepancies_title')}
      search={search}
      sort="-found_at"
      query={useQuery(discrepanciesQuery(search))}
      rowsOf={({ discrepancies }) => discrepancies}
      columns={useColumns()}
      count={(count) => t('today.discrepancies_count', { count })}
      nothing={{ title: t('today.no_discrepancies'), text: t('today.no_discrepancies_text') }}
      onChange={change}
      onClear={() => change({})}
    />
  )
}
