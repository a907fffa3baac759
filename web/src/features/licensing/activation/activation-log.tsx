import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FilePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PageTurns } from '../../../ui/page-turns.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { formatDay } from '../detail/days.ts'
import { activationsQuery, renewFile } from './activation-queries.ts'
import { saveActivation } from './issued-file.tsx'

interface LogProps {
  /** The licence's. */
  readonly id: string
  /** Whether files are issued to this person now. */
  readonly takesFile: boolean
}

interface OfRow {
  readonly row: OfflineActivationKey
}

const Initiator = ({ row: { initiator } }: OfRow) => (
  <>
    <span title={initiator.email}>{initiator.name || initiator.email}</span>
    <span className="server-under tiny subtle">{initiator.ip}</span>
  </>
)

/** When the file was issued, and until when its server may run on it. */
const Dates = ({ row: { created_at, expires_at } }: OfRow) => {
  const { t } = useTranslation('activation')
  const locale = useLocale()
  return (
    <>
      <DateTime at={created_at} />
      <span className="server-under tiny subtle">
        {expires_at === null ? t('endless') : t('valid_till', { date: formatDay(expires_at, locale) })}
      </span>
    </>
  )
}

/** Saves the file as it was issued. */
const SaveAgain = ({ row: { key, hostname } }: OfRow) => {
  const { t } = useTranslation('activation')
  return (
    <IconButton icon={Download} label={t('download_again', { host: hostname })} onClick={() => saveActivation(key)} />
  )
}

/** Issues a file as of today. The one of this row is from before the licence was renewed or its limit changed. */
const Renew = ({ row, id }: OfRow & { readonly id: string }) => {
  const { t } = useTranslation('activation')
  const client = useQueryClient()
  const host = row.hostname
  const renewed = useMutation({
    mutationFn: () => renewFile(id, row),
    meta: { success: t('renewed', { host }) },
    onSuccess: ({ key }) => {
      saveActivation(key)
      void client.invalidateQueries({ queryKey: ['deliverable', id] })
    },
  })
  return (
    <IconButton
      icon={FilePlus}
      label={t('renew', { host })}
      onClick={() => {
        if (!renewed.isPending) renewed.mutate()
      }}
    />
  )
}

const useColumns = ({ id, takesFile }: LogProps): readonly Column<OfflineActivationKey>[] => {
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
      cell: (row) => <Dates row={row} />,
    },
    {
      key: 'file',
      title: t('file_column'),
      figures: true,
      cell: (row) => (takesFile && row.renewable ? <Renew row={row} id={id} /> : <SaveAgain row={row} />),
    },
  ]
}

/** Which servers were activated by file, when and by whom. */
export const ActivationLog = (props: LogProps) => {
  const { t } = useTranslation('activation')
  const [cursor, setCursor] = useState<string>()
  const log = useQuery(activationsQuery(props.id, cursor))
  const rows = log.data?.activation_keys
  const columns = useColumns(props)
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
