import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { Tag } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { OwnerUnder, useOwnerColumn } from '../../../ui/owner-column.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import type { en } from '../locale/en.ts'
import { KeyCell } from './key-cell.tsx'
import { LicenceAction, LicenceState } from './licence-state.tsx'
import { UsageCell } from './usage-cell.tsx'

const NameCell = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const { activation_type, owner, user_comment } = licence
  return (
    <>
      <Link to="/licenses/$id" params={{ id: licence.id }} className="name">
        {licence.sku_name}
      </Link>{' '}
      {activation_type !== 'online' && <Tag>{t(`activation.${activation_type}`)}</Tag>}
      <span className="for-detail tiny subtle">{licence.human_id}</span>
      <span className="on-card cut tiny subtle licence-under">
        {[licence.human_id, user_comment].filter(Boolean).join(' · ')}
      </span>
      <OwnerUnder owner={owner} />
    </>
  )
}

const CommentCell = ({ text }: { text: string | null }) => (
  <div className="cut licence-comment" title={text ?? undefined}>
    {text}
  </div>
)

const usePaidTill = (): ((licence: Deliverable) => string) => {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ paid_till }) => (paid_till === null ? t('global.none') : formatDate(paid_till, 'date', locale, 'UTC'))
}

const PaidTillCell = ({ licence }: { licence: Deliverable }) => usePaidTill()(licence)

const PeriodCell = ({ licence: { state, period } }: { licence: Deliverable }) => {
  const { t } = useTranslation(['licensing', 'app'])
  return state === 'trial' ? t('app:global.none') : t(`periods.${period}`)
}

/** A card has no column titles, so a licence that never expires shows how it is paid instead. */
const CardTill = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const date = usePaidTill()(licence)
  return licence.paid_till === null ? t(`periods.${licence.period}`) : t('list.till', { date })
}

/** The key; on a card with the date and the next step before it. */
const LastCell = ({ licence }: { licence: Deliverable }) => (
  <>
    <span className="on-card tiny subtle">
      <CardTill licence={licence} /> <LicenceAction licence={licence} />
    </span>
    <KeyCell licence={licence} />
  </>
)

type ColumnName = keyof (typeof en)['columns']

/** Everything about a column except its title, which is translated. */
const columns: Readonly<Record<ColumnName, Omit<Column<Deliverable>, 'key' | 'title'>>> = {
  human_id: {
    sort: 'human_id',
    weight: 'detail',
    skeleton: 58,
    cell: ({ human_id }) => <span className="subtle">{human_id}</span>,
  },
  plan: { sort: 'sku_name', card: 'title', skeleton: 132, cell: (row) => <NameCell licence={row} /> },
  state: { card: 'end', skeleton: 84, cell: (row) => <LicenceState licence={row} /> },
  paid_till: { sort: 'paid_till', skeleton: 104, cell: (row) => <PaidTillCell licence={row} /> },
  period: { sort: 'period', weight: 'extra', skeleton: 60, cell: (row) => <PeriodCell licence={row} /> },
  quantity: { sort: 'quantity', figures: true, skeleton: 60, cell: (row) => <UsageCell licence={row} /> },
  comment: { sort: 'user_comment', weight: 'spare', cell: (row) => <CommentCell text={row.user_comment} /> },
  key: { sort: 'key', card: 'line', skeleton: 150, cell: (row) => <LastCell licence={row} /> },
}

export const useLicenceColumns = (rows: readonly Deliverable[] | undefined): readonly Column<Deliverable>[] => {
  const { t } = useTranslation('licensing')
  const names: readonly ColumnName[] = [
    'human_id',
    'plan',
    'state',
    'paid_till',
    'period',
    'quantity',
    'comment',
    'key',
  ]
  const all = names.map((key) => ({ key, title: t(`columns.${key}`), ...columns[key] }))
  return useOwnerColumn(all, rows, 'plan')
}
