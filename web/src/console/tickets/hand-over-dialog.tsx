import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { Select } from '../../ui/select.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { toldApart } from '../catalogue/told-apart.ts'
import { useMe } from '../me.ts'
import type { StaffMember } from '../operators/queries.ts'
import { staffQuery } from '../operators/staff-names.tsx'
import { staffName } from '../operators/staff-rules.ts'
import type { StaffTicket } from './queries.ts'
import { useAssign } from './use-ticket-change.ts'

interface HandOverDialogProps {
  readonly ticket: StaffTicket
  readonly onClose: () => void
}

/** People who can sign in and answer; programs and read-only roles cannot own tickets. */
const answers = ({ person, blocked, role }: StaffMember): boolean => person && !blocked && role !== 'viewer'

/** Chooses the colleague who takes over the ticket. */
export const HandOverDialog = ({ ticket, onClose }: HandOverDialogProps) => {
  const { number, manager, manager_name } = ticket
  const { t } = useTranslation('operator')
  const me = useMe()
  const [handle, setHandle] = useState('')
  const { data, error, isError, refetch } = useQuery(staffQuery)
  const locale = useLocale()
  const colleagues = (data ?? [])
    .filter((one) => answers(one) && one.id !== me.id)
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  const name = colleagues.find((one) => one.handle === handle)?.name ?? ''
  const holder = manager ? staffName(data ?? [manager], manager.handle) : manager_name
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
        {isError && data === undefined ? (
          <FailureState level={2} error={error} onRetry={() => refetch()} />
        ) : data !== undefined && colleagues.length === 0 ? (
          <p className="small">{t('tickets.hand_none')}</p>
        ) : (
          <Select
            label={t('tickets.hand_to')}
            value={handle}
            options={toldApart(
              colleagues.map((one) => ({ value: one.handle, label: `${one.name} · ${t(`roles.${one.role}`)}` })),
            )}
            searchable
            onChange={setHandle}
          />
        )}
      </div>
    </Confirm>
  )
}
