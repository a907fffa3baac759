import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Scale } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useMay } from '../me.ts'
import { PublishTerms } from './publish-terms.tsx'
import { termsQuery, type TermsVersion } from './queries.ts'
import { ReadTerms } from './read-terms.tsx'

const CurrentChip = ({ current }: Pick<TermsVersion, 'current'>) => {
  const { t } = useTranslation(['operator', 'settings'])
  return current ? (
    <Chip tone="ok" icon={CircleCheck}>
      {t('settings:terms.current')}
    </Chip>
  ) : null
}

const useColumns = (): readonly Column<TermsVersion>[] => {
  const { t } = useTranslation(['operator', 'settings'])
  return [
    {
      key: 'version',
      title: t('settings:terms.columns.version'),
      card: 'title',
      cell: ({ version }) => <span className="name">{version}</span>,
    },
    {
      key: 'locales',
      title: t('settings:terms.columns.locales'),
      card: 'line',
      cell: (row) => <ReadTerms version={row} />,
    },
    {
      key: 'published_at',
      title: t('settings:terms.columns.published_at'),
      card: 'line',
      cell: ({ published_at }) => <DateTime at={published_at} format="payment" />,
    },
    {
      key: 'accepted',
      title: t('settings:terms.columns.accepted'),
      figures: true,
      weight: 'extra',
      cell: ({ accepted }) => accepted,
    },
    {
      key: 'state',
      title: t('settings:terms.columns.state'),
      card: 'end',
      cell: (row) => <CurrentChip current={row.current} />,
    },
  ]
}

/** The versions of the terms of use, and how many accounts accepted each. */
export const TermsPage = () => {
  const { t } = useTranslation(['operator', 'settings'])
  const terms = useQuery(termsQuery)
  const columns = useColumns()
  const mayWrite = useMay()('legal:write')
  const [publishing, setPublishing] = useState(false)
  return (
    <>
      <PageHeader
        title={t('areas.terms')}
        facts={t('settings:terms.about')}
        actions={
          mayWrite && (
            <Button kind="primary" disabled={terms.data === undefined} onClick={() => setPublishing(true)}>
              {t('settings:terms.publish')}
            </Button>
          )
        }
      />
      {publishing && terms.data !== undefined && (
        <PublishTerms accounts={terms.data.accounts} onClose={() => setPublishing(false)} />
      )}
      {terms.isError && terms.data === undefined ? (
        <FailureState level={2} error={terms.error} onRetry={() => terms.refetch()} />
      ) : terms.data?.versions.length === 0 ? (
        <EmptyState icon={Scale} title={t('settings:terms.empty')} text={t('settings:terms.about')} />
      ) : (
        <DataTable
          name={t('areas.terms')}
          columns={columns}
          rows={terms.data?.versions}
          rowKey={({ version }) => version}
        />
      )}
    </>
  )
}
