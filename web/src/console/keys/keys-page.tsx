import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import '../list/lists.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck, Clock, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { useNow } from '../../ui/use-now.ts'
import { api } from '../api.ts'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay } from '../me.ts'
import { KeyCalls } from './key-calls.tsx'
import { keysSearch } from './keys-search.ts'
import { MakeKey } from './make-key.tsx'
import { allKeys, keysQuery, type OperatorKey } from './queries.ts'

const StateChip = ({ entry: { revoked_at, expires_at } }: { entry: OperatorKey }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const now = useNow(minuteMs)
  if (revoked_at !== null)
    return (
      <Chip tone="off" icon={Ban}>
        {t('staff:keys_page.revoked')}
      </Chip>
    )
  return expires_at !== null && Date.parse(expires_at) <= now ? (
    <Chip tone="off" icon={Clock}>
      {t('staff:keys_page.expired')}
    </Chip>
  ) : (
    <Chip tone="ok" icon={CircleCheck}>
      {t('staff:keys_page.live')}
    </Chip>
  )
}

interface RevokeProps {
  readonly entry: OperatorKey
  readonly onClose: () => void
}

const RevokeDialog = ({ entry: { id, title }, onClose }: RevokeProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const client = useQueryClient()
  const revoking = useMutation({
    mutationFn: (reason: string) =>
      answerOf(api.POST('/operator/api/v1/keys/{id}/revoke', { params: { path: { id } }, body: { reason } })),
    meta: { success: t('staff:keys_page.revoke_done') },
    // A colleague may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: allKeys }),
  })
  return (
    <ReasonDialog
      title={t('staff:keys_page.revoke_title', { title })}
      action={t('staff:keys_page.revoke')}
      onConfirm={(reason) => revoking.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('staff:keys_page.revoke_text')}</p>
    </ReasonDialog>
  )
}

const Deeds = ({ entry }: { entry: OperatorKey }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const mayWrite = useMay()('operators:write')
  const hold = useHeldDialog()
  const action = t('staff:keys_page.calls.action')
  return (
    <span className="row">
      <Button
        size="s"
        aria-label={`${action}: ${entry.title}`}
        onClick={() => hold((onClose) => <KeyCalls entry={entry} onClose={onClose} />)}
      >
        {action}
      </Button>
      {mayWrite && entry.revoked_at === null && (
        <Button size="s" onClick={() => hold((onClose) => <RevokeDialog entry={entry} onClose={onClose} />)}>
          {t('staff:keys_page.revoke')}
        </Button>
      )}
    </span>
  )
}

const KeyName = ({ entry: { title, operator, made_by, made_with } }: { entry: OperatorKey }) => {
  const { t } = useTranslation(['operator', 'staff'])
  // The previous server version sends neither.
  const [maker, parent] = [made_by?.name, made_with?.title]
  const whose = [
    operator.name,
    ...(maker === undefined ? [] : [t('staff:keys_page.made_by', { name: maker })]),
    ...(parent === undefined ? [] : [t('staff:keys_page.made_with', { title: parent })]),
  ].join(', ')
  return (
    <>
      <span className="name cut" title={title}>
        {title}
      </span>
      <span className="cut tiny subtle" title={whose}>
        {whose}
      </span>
    </>
  )
}

const Opens = ({ entry: { scopes } }: { entry: OperatorKey }) => {
  const { t } = useTranslation(['operator', 'staff'])
  return scopes === null ? t('staff:keys_page.whole_role') : scopes.join(', ')
}

const WhenUsed = ({ at }: { at: string | null }) =>
  at === null ? <span className="subtle">—</span> : <DateTime at={at} format="payment" />

const useColumns = (): readonly Column<OperatorKey>[] => {
  const { t } = useTranslation(['operator', 'staff'])
  return [
    {
      key: 'title',
      title: t('staff:keys_page.columns.title'),
      card: 'title',
      words: true,
      cell: (entry) => <KeyName entry={entry} />,
    },
    {
      key: 'opens',
      title: t('staff:keys_page.columns.opens'),
      weight: 'detail',
      cell: (entry) => <Opens entry={entry} />,
    },
    {
      key: 'used',
      title: t('staff:keys_page.columns.used'),
      weight: 'extra',
      cell: ({ last_used_at }) => <WhenUsed at={last_used_at} />,
    },
    {
      key: 'created',
      sort: 'created_at',
      title: t('staff:keys_page.columns.created'),
      weight: 'spare',
      cell: ({ created_at }) => <DateTime at={created_at} />,
    },
    {
      key: 'state',
      title: t('staff:keys_page.columns.state'),
      card: 'end',
      cell: (entry) => <StateChip entry={entry} />,
    },
    { key: 'end', title: t('staff:keys_page.columns.end'), card: 'line', cell: (entry) => <Deeds entry={entry} /> },
  ]
}

/** The keys that programs use for the operator API: create, review, revoke. */
export const KeysPage = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const [search, change] = useListSearch(keysSearch)
  const mayWrite = useMay()('operators:write')
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <Records
        title={t('areas.keys')}
        facts={t('staff:keys_page.about')}
        actions={
          mayWrite && (
            <Button kind="primary" onClick={() => setMaking(true)}>
              <Plus />
              {t('staff:keys_page.make')}
            </Button>
          )
        }
        search={search}
        sort="-created_at"
        query={useQuery(keysQuery(search))}
        rowsOf={({ keys }) => keys}
        columns={useColumns()}
        count={(count) => t('staff:keys_page.count', { count })}
        nothing={{ title: t('staff:keys_page.empty'), text: t('staff:keys_page.about') }}
        onChange={change}
        onClear={() => change({})}
      />
      {isMaking && <MakeKey onClose={() => setMaking(false)} />}
    </>
  )
}
