import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { productWord } from '../../../lib/ticket-words.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { OwnerUnder, useOwnerColumn } from '../../../ui/owner-column.tsx'
import type { Ticket } from '../queries.ts'
import { TicketStateChip } from './ticket-state.tsx'

const TitleCell = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const { id, number, title, kind, product, owner } = ticket
  return (
    <>
      <Link to="/tickets/$id" params={{ id }} className="name cut cut-at-two" title={title}>
        <bdi>{title}</bdi>
      </Link>{' '}
      <span className="on-card tiny subtle">
        #{number} · {t(`kinds.${kind}`)} · {t(`products.${productWord(product)}`)}
      </span>
      <OwnerUnder owner={owner} />
    </>
  )
}

const KindCell = ({ kind }: Pick<Ticket, 'kind'>) => useTranslation('support').t(`kinds.${kind}`)
const ProductCell = ({ product }: { product: string }) =>
  useTranslation('support').t(`products.${productWord(product)}`)

type ColumnName = 'number' | 'title' | 'kind' | 'product' | 'state' | 'updated_at'

const columns: Readonly<Record<ColumnName, Omit<Column<Ticket>, 'key' | 'title'>>> = {
  number: {
    sort: 'number',
    weight: 'detail',
    skeleton: 40,
    cell: ({ number }) => <span className="subtle">{number}</span>,
  },
  title: { sort: 'title', card: 'title', words: true, skeleton: 260, cell: (row) => <TitleCell ticket={row} /> },
  kind: { sort: 'kind', weight: 'extra', skeleton: 130, cell: ({ kind }) => <KindCell kind={kind} /> },
  product: { sort: 'product', weight: 'extra', skeleton: 90, cell: ({ product }) => <ProductCell product={product} /> },
  state: { card: 'end', skeleton: 110, cell: (row) => <TicketStateChip ticket={row} /> },
  updated_at: {
    sort: 'updated_at',
    card: 'line',
    skeleton: 130,
    cell: ({ updated_at }) => (
      <span className="tab-num">
        <DateTime at={updated_at} format="ticket" />
      </span>
    ),
  },
}

export const useTicketColumns = (rows: readonly Ticket[] | undefined): readonly Column<Ticket>[] => {
  const { t } = useTranslation('support')
  const names: readonly ColumnName[] = ['number', 'title', 'kind', 'product', 'state', 'updated_at']
  const all = names.map((key) => ({ key, title: t(`columns.${key}`), ...columns[key] }))
  return useOwnerColumn(all, rows, 'title')
}
