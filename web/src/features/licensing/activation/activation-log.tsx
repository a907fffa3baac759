import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PageTurns } from '../../../ui/page-turns.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { activationsQuery } from './activation-queries.ts'
import { saveActivation } from './issued-file.tsx'

const Initiator = ({ row: { initiator } }: { row: OfflineActivationKey }) => (
  <>
    <span title={initiator.email}>{initiator.name || initiator.email}</span>
    <span className="server-under tiny subtle">{initiator.ip}</span>
  </>
)

const useColumns = (): readonly Column<OfflineActivationKey>[] => {
  const { t } = useTranslation('activation')
  return [
    {
      key: 'server',
      title: t('server'),
      card: 'title',
      cell: (row) => (
        <>
          <span className="name cut" title={row.hostname}>
            {row.hostname}
          </span>
          <span className="server-under tiny subtle">{row.server_id}</span>
        </>
      ),
    },
    { key: 'version', title: t('version'), card: 'end', cell: ({ version }) => version },
    { key: 'initiator', title: t('initiator'), card: 'line', cell: (row) => <Initiator row={row} /> },
    {
      key: 'created',
      title: t('created'),
      figures: true,
      cell: ({ created_at }) => <DateTime at={created_at} />,
    },
    {
      key: 'file',
      title: t('file_column'),
      figures: true,
      cell: ({ key, hostname }) => (
        <IconButton
          icon={Download}
          label={t('download_again', { host: hostname })}
          onClick={() => saveActivation(key)}
        />
      ),
    },
  ]
}

/** Which servers were activated by file, when and by whom. */
export const ActivationLog = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('activation')
  const [cursor, setCursor] = useState<string>()
  const log = useQuery(activationsQuery(id, cursor))
  const columns = useColumns()
  const rows = log.data?.activation_keys
  return (
    <Panel
      title={t('log')}
      aside={
        log.data !== undefined &&
        log.data.estimated_count > 0 && <Badge count={log.data.estimated_count} tone="calm" exact />
      }
      bare
    >
      {log.isError && rows === undefined ? (
        <FailureState level={2} error={log.error} onRetry={() => log.refetch()} />
      ) : rows?.length === 0 ? (
        <p className="panel-body muted">{t('no_log')}</p>
      ) : (
        <div className="servers activation-log">
          <DataTable name={t('log')} columns={columns} rows={rows} rowKey={({ key }) => key} />
          {log.data !== undefined && (log.data.next ?? log.data.prev) !== null && (
            <div className="row log-pages">
              <PageTurns page={log.data} query={log} onPage={setCursor} />
            </div>
          )}
        </div>
      )}
    </Panel>
  )
}
