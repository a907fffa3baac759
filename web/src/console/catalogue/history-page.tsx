import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { StaffName } from '../operators/staff-names.tsx'
import { paths } from '../paths.ts'
import { versionsSearch } from './catalogue-search.ts'
import { type CatalogueVersion, versionsQuery } from './queries.ts'

type Row = Omit<CatalogueVersion, 'changes'> & { readonly id: string }

/** The log stores an operator as `operator:lena`. */
export const Publisher = ({ actor }: { actor: string }) => <StaffName handle={actor.replace(/^operator:/, '')} />

export const VersionChip = ({ version: { current, restores } }: { version: Pick<Row, 'current' | 'restores'> }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  if (current)
    return (
      <Chip tone="ok" icon={CircleCheck}>
        {t('catalogue:current')}
      </Chip>
    )
  return restores === null ? null : (
    <Chip tone="off" icon={Undo2}>
      {t('catalogue:restores', { number: restores })}
    </Chip>
  )
}

const NumberCell = ({ version: { number, reason } }: { version: Row }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  return (
    <>
      <Link to={paths.catalogueVersion(number)} className="name">
        {t('catalogue:version', { number })}
      </Link>
      <span className="on-card tiny subtle">{reason}</span>
    </>
  )
}

const useColumns = (): readonly Column<Row>[] => {
  const { t } = useTranslation(['operator', 'catalogue'])
  return [
    {
      key: 'number',
      title: t('catalogue:columns.version'),
      sort: 'number',
      card: 'title',
      cell: (version) => <NumberCell version={version} />,
    },
    {
      key: 'reason',
      title: t('audit.columns.reason'),
      weight: 'detail',
      cell: ({ reason }) =>
        reason === null ? <span className="subtle">—</span> : <span className="wrapping">{reason}</span>,
    },
    { key: 'skus', title: t('catalogue:columns.skus'), figures: true, weight: 'extra', cell: ({ skus }) => skus },
    { key: 'actor', title: t('audit.columns.actor'), card: 'line', cell: ({ actor }) => <Publisher actor={actor} /> },
    {
      key: 'at',
      title: t('audit.columns.at'),
      card: 'line',
      cell: ({ at }) => <DateTime at={at} format="payment" />,
    },
    {
      key: 'state',
      title: t('catalogue:columns.state'),
      card: 'end',
      cell: (version) => <VersionChip version={version} />,
    },
  ]
}

/** What was published, when, by whom and why. */
export const HistoryPage = () => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const [search, change] = useListSearch(versionsSearch)
  return (
    <Records
      title={t('catalogue:history_title')}
      search={search}
      sort="-number"
      query={useQuery(versionsQuery(search))}
      rowsOf={({ versions }) => versions.map((version): Row => ({ ...version, id: String(version.number) }))}
      columns={useColumns()}
      count={(count) => t('catalogue:versions_count', { count })}
      nothing={{ title: t('catalogue:no_versions'), text: t('catalogue:no_versions_text') }}
      onChange={change}
      onClear={() => change({ cursor: undefined })}
    />
  )
}
