import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { Select } from '../../ui/select.tsx'
import { staffName } from '../operators/staff-rules.ts'
import { useColleagueOptions } from './assignee-field.tsx'
import type { StaffTicket } from './queries.ts'
import { useAssign } from './use-ticket-change.ts'

interface HandOverDialogProps {
  readonly ticket: StaffTicket
  readonly onClose: () => void
}

/** Chooses the colleague who takes over the ticket. */
export const HandOverDialog = ({ ticket, onClose }: HandOverDialogProps) => {
  const { number, manager, manager_name } = ticket
  const { t } = useTranslation('operator')
  const [handle, setHandle] = useState('')
  const { staff, colleagues, options, query } = useColleagueOptions()
  const name = colleagues.find((one) => one.handle === handle)?.name ?? ''
  const holder = manager ? staffName(staff ?? [manager], manager.handle) : manager_name
  const handing = useAssign(ticket, handle, t('tickets.handed', { name }))
  return (
    <Confirm
      title={t('tickets.hand_title', { number })}
      action={t('tickets.hand_action')}
      tone="plain"
      blocked={handle === ''}
      onConfirm={() => handing.mutateAsync(undefined)}
      onClose={onClose}
    >
      <div className="stack">
        <p className="muted">{holder === null ? t('tickets.hand_free') : t('tickets.hand_from', { name: holder })}</p>
        {query.isError && staff === undefined ? (
          <FailureState level={2} error={query.error} onRetry={() => query.refetch()} />
        ) : staff !== undefined && colleagues.length === 0 ? (
          <p className="small">{t('tickets.hand_none')}</p>
        ) : (
          <Select label={t('tickets.hand_to')} value={handle} options={options} searchable onChange={setHandle} />
        )}
      </div>
    </Confirm>
  )
}
