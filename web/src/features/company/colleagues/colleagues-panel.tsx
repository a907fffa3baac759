import { type Colleague, type ColleaguePermission, colleaguePermissions } from '@foyer/contract/company/colleague.ts'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { initialsOf } from '../../../lib/initials.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { changeColleague, removeColleague } from '../calls.ts'
import { PeopleRows } from '../people-rows.tsx'
import { colleaguesQuery } from '../queries.ts'
import { SwitchCell } from '../switch-cell.tsx'
import { useCompanyChange } from '../use-company-change.ts'
import { useSwitches } from '../use-switches.ts'
import { PermissionMatrix } from './permission-matrix.tsx'

/** A body with exactly one permission, as the call requires. */
const bodyOf = (permission: ColleaguePermission, on: boolean) => {
  if (permission === 'payments') return { payments: on }
  if (permission === 'statistics') return { statistics: on }
  return permission === 'licenses' ? { licenses: on } : { tickets: on }
}

const permissionOf = (cell: string): ColleaguePermission =>
  colleaguePermissions.find((permission) => permission === cell) ?? 'payments'

const RemoveColleague = ({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) => {
  const { t } = useTranslation('company')
  const named = { email: colleague.email }
  const removing = useCompanyChange(
    () => removeColleague(colleague.id),
    { success: t('colleagues.removed', named) },
    { changesSight: true },
  )
  return (
    <Confirm
      title={t('colleagues.remove_title', named)}
      action={t('colleagues.remove')}
      keep={t('colleagues.keep')}
      onConfirm={() => removing.mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{t('colleagues.remove_text')}</p>
    </Confirm>
  )
}

const Person = ({ colleague: { email, owner, received } }: { colleague: Colleague }) => {
  const { t } = useTranslation('company')
  const shown = colleaguePermissions.filter((permission) => received[permission])
  const names = shown.map((permission) => t(`permissions.${permission}`)).join(', ')
  return (
    <span className="person">
      <span className="avatar" aria-hidden="true">
        {initialsOf(email)}
      </span>
      <span className="grow">
        <span className="name cut below">{email}</span>
        <span className="tiny subtle below">
          {owner === null
            ? shown.length === 0
              ? t('colleagues.shares_nothing')
              : t('colleagues.shares', { names })
            : t('colleagues.of_owner', { email: owner })}
        </span>
      </span>
    </span>
  )
}

interface ColleagueRowProps {
  readonly colleague: Colleague
  readonly saved: ReadonlySet<string>
  readonly onTurn: (permission: ColleaguePermission, on: boolean) => void
  readonly onRemove: () => void
}

const ColleagueRow = ({ colleague, saved, onTurn, onRemove }: ColleagueRowProps) => {
  const { t } = useTranslation('company')
  const { id, email, permissions, can_update_permissions } = colleague
  const gives = useMay()(null, 'changeColleague')
  return (
    <tr>
      <td className="whole">
        <Person colleague={colleague} />
      </td>
      {colleaguePermissions.map((permission) => (
        <td key={permission} className="cell">
          <span className="cell-name" aria-hidden="true">
            {t(`permissions.${permission}`)}
          </span>
          <SwitchCell
            label={t('colleagues.permission_of', { permission: t(`permissions.${permission}`), email })}
            on={permissions[permission]}
            saved={saved.has(`${id}/${permission}`)}
            reason={gives && can_update_permissions ? undefined : t('colleagues.not_yours')}
            onTurn={(on) => onTurn(permission, on)}
          />
        </td>
      ))}
      <td className="last">
        {can_update_permissions && (
          <IconButton icon={UserMinus} label={t('colleagues.remove_named', { email })} onClick={onRemove} />
        )}
      </td>
    </tr>
  )
}

const usePermissionSwitches = (colleagues: readonly Colleague[]) => {
  const { t } = useTranslation('company')
  return useSwitches<Colleague>({
    queryKey: colleaguesQuery.queryKey,
    rows: colleagues,
    turned: (row, { cell, on }) => ({ ...row, permissions: { ...row.permissions, [cell]: on } }),
    save: ({ row, cell, on }) => changeColleague(row.id, bodyOf(permissionOf(cell), on)),
    said: ({ row: { email }, cell, on }) => {
      const permission = t(`permissions.${permissionOf(cell)}`)
      return t(on ? 'colleagues.turned_on' : 'colleagues.turned_off', { permission, email })
    },
  })
}

const Matrix = ({ colleagues }: { colleagues: readonly Colleague[] }) => {
  const [removed, setRemoved] = useState<Colleague>()
  const { rows, turn, saved } = usePermissionSwitches(colleagues)
  return (
    <>
      <PeopleRows rows={rows} wordsOf={({ email, owner }) => `${email} ${owner ?? ''}`}>
        {(shown) => (
          <PermissionMatrix>
            {shown.map((colleague) => (
              <ColleagueRow
                key={colleague.id}
                colleague={colleague}
                saved={saved}
                onTurn={(permission, on) => turn({ row: colleague, cell: permission, on })}
                onRemove={() => setRemoved(colleague)}
              />
            ))}
          </PermissionMatrix>
        )}
      </PeopleRows>
      {removed !== undefined && <RemoveColleague colleague={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

/** The people the user shares with, and what. */
export const ColleaguesPanel = ({ colleagues }: { colleagues: readonly Colleague[] }) => {
  const { t } = useTranslation('company')
  return (
    <Panel title={t('colleagues.you_share')} bare>
      {colleagues.length === 0 ? (
        <p className="panel-body muted small">{t('colleagues.none')}</p>
      ) : (
        <Matrix colleagues={colleagues} />
      )}
    </Panel>
  )
}
