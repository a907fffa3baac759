import { useQuery } from '@tanstack/react-query'
import '../list/lists.css'
import { CircleAlert, CircleCheck, Radio } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListBody } from '../../ui/list-body.tsx'
import type { PageSize } from '../../ui/page-sizes.ts'
import { useCounted } from '../list/use-counted.ts'
import { type KeyCall, keyCallsQuery, type OperatorKey } from './queries.ts'

const StatusChip = ({ status }: { status: number }) =>
  status < 400 ? (
    <Chip tone="ok" icon={CircleCheck}>
      {status}
    </Chip>
  ) : (
    <Chip tone="danger" icon={CircleAlert}>
      {status}
    </Chip>
  )

const useColumns = (): readonly Column<KeyCall>[] => {
  const { t } = useTranslation(['operator', 'staff'])
  return [
    {
      key: 'call',
      title: t('staff:keys_page.calls.call'),
      card: 'title',
      skeleton: 240,
      cell: ({ method, path, request_id }) => (
        <>
          <span className="mono wrapping">
            {method} {path}
          </span>
          {/* The request id that the server's log and the caller both have. */}
          <span className="cell-under tiny subtle mono">{request_id}</span>
        </>
      ),
    },
    { key: 'status', title: t('staff:keys_page.calls.status'), card: 'end', cell: (call) => <StatusChip {...call} /> },
    {
      key: 'at',
      title: t('staff:keys_page.calls.at'),
      card: 'line',
      cell: ({ at, ip }) => (
        <>
          <DateTime at={at} format="payment" />
          <span className="cell-under tiny subtle mono">{ip}</span>
        </>
      ),
    },
  ]
}

interface Turned {
  readonly limit: PageSize
  readonly cursor: string | undefined
}

/** A key's calls in the last thirty days: where to look first if a program behaves oddly. */
export const KeyCalls = ({ entry: { id, title }, onClose }: { entry: OperatorKey; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'staff', 'app'])
  const counted = useCounted()
  const [turned, setTurned] = useState<Turned>({ limit: 10, cursor: undefined })
  const columns = useColumns()
  const name = t('staff:keys_page.calls.title', { title })
  return (
    <Dialog
      title={name}
      size="l"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('app:global.close')}</Button>}
    >
      <ListBody
        query={useQuery(keyCallsQuery(id, turned))}
        rowsOf={({ calls }) => calls}
        count={(count) => t('staff:keys_page.calls.count', counted(count))}
        {...turned}
        empty={
          <EmptyState
            icon={Radio}
            title={t('staff:keys_page.calls.empty')}
            text={t('staff:keys_page.calls.empty_text')}
          />
        }
        onClear={undefined}
        onChange={({ limit = turned.limit, cursor }) => setTurned({ limit, cursor })}
      >
        {(calls) => <DataTable name={name} columns={columns} rows={calls} rowKey={(call) => call.id} />}
      </ListBody>
    </Dialog>
  )
}
