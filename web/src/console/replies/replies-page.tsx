import './replies.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeNames } from '../../lib/locale-names.ts'
import { locales } from '../../lib/locales.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { repliesQuery, type SavedReply } from './queries.ts'
import { repliesSearch } from './replies-search.ts'
import { variantOf } from './variant-of.ts'

const NameCell = ({ reply }: { reply: SavedReply }) => (
  <>
    <Link to={paths.reply(reply.id)} className="name">
      <bdi>{reply.name}</bdi>
    </Link>
    <span className="cell-under tiny subtle reply-excerpt" dir="auto">
      {variantOf(reply, useLocale()).text}
    </span>
  </>
)

const ChangedCell = ({ reply: { updated_at, updated_by } }: { reply: SavedReply }) => (
  <>
    <DateTime at={updated_at} format="payment" />
    <span className="cell-under tiny subtle">
      <bdi>{updated_by}</bdi>
    </span>
  </>
)

const WhenUsed = ({ at }: { at: string | null }) =>
  at === null ? <span className="subtle">—</span> : <DateTime at={at} format="payment" />

type Name = 'name' | 'languages' | 'uses' | 'last_used' | 'changed'

const columns: Readonly<Record<Name, Omit<Column<SavedReply>, 'key' | 'title'>>> = {
  name: { sort: 'name', card: 'title', words: true, skeleton: 220, cell: (row) => <NameCell reply={row} /> },
  languages: {
    weight: 'extra',
    card: 'end',
    skeleton: 90,
    cell: ({ texts }) =>
      locales
        .filter((locale) => texts[locale] !== null)
        .map((locale) => localeNames[locale])
        .join(', '),
  },
  uses: { sort: 'uses', figures: true, card: 'named', skeleton: 30, cell: ({ uses }) => uses },
  last_used: {
    sort: 'last_used_at',
    weight: 'detail',
    skeleton: 140,
    cell: ({ last_used_at }) => <WhenUsed at={last_used_at} />,
  },
  changed: { sort: 'updated_at', weight: 'extra', skeleton: 140, cell: (row) => <ChangedCell reply={row} /> },
}

const names: readonly Name[] = ['name', 'languages', 'uses', 'last_used', 'changed']

const useColumns = (): readonly Column<SavedReply>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(`replies.columns.${key}`), ...columns[key] }))
}

/** The saved replies. Everyone who answers tickets uses and maintains them. */
export const RepliesPage = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(repliesSearch)
  const mayWrite = useMay()('tickets:write')
  return (
    <Records
      title={t('areas.replies')}
      facts={t('replies.about')}
      actions={
        mayWrite && (
          <Link to={paths.newReply} className={buttonClass({ kind: 'primary' })}>
            <Plus />
            {t('replies.new')}
          </Link>
        )
      }
      searchLabel={t('replies.search')}
      search={search}
      sort="name"
      query={useQuery(repliesQuery(search))}
      rowsOf={({ saved_replies }) => saved_replies}
      columns={useColumns()}
      count={(count) => t('replies.count', { count })}
      nothing={{ title: t('replies.empty'), text: t('replies.empty_text') }}
      onChange={change}
      onClear={() => change({ query: undefined })}
    />
  )
}
