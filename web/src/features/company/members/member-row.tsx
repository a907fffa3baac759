import type { Member, Roles } from '@foyer/contract/company/company.ts'
import { type Right, rights } from '@foyer/contract/vocabulary/right.ts'
import { Check, Minus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '../../../lib/initials.ts'
import { Tag } from '../../../ui/chip.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SwitchCell } from '../switch-cell.tsx'

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>): string => (name === '' ? email : name)

const Person = ({ member }: { member: Member }) => {
  const { t } = useTranslation('company')
  const { email, name, you, security } = member
  return (
    <span className="person">
      <span className="avatar" aria-hidden="true">
        {initialsOf(nameOf(member))}
      </span>
      <span className="grow">
        <span className="row">
          <span className="name cut">{nameOf(member)}</span>
          {you && <Tag>{t('members.you')}</Tag>}
        </span>
        {name !== '' && <span className="tiny subtle cut below">{email}</span>}
        {security !== null && (
          <span className="tiny subtle dotted">
            <span>
              {security.last_sign_in_at === null ? (
                t('members.never_signed_in')
              ) : (
                <>
                  {t('members.last_sign_in')} <DateTime at={security.last_sign_in_at} format="invite" />
                </>
              )}
            </span>
            <span>{t(security.second_factor ? 'members.second_factor_on' : 'members.second_factor_off')}</span>
          </span>
        )}
      </span>
    </span>
  )
}

/** A role that cannot be switched here, in its current state. */
const FixedRole = ({ on, why }: { on: boolean; why: string }) => {
  const { t } = useTranslation()
  const Icon = on ? Check : Minus
  return (
    <span className="matrix-yes" title={why}>
      <Icon size={16} />
      <span className="sr">{on ? t('global.yes') : t('global.no')}</span>
    </span>
  )
}

interface MemberRowProps {
  readonly member: Member
  readonly saved: ReadonlySet<string>
  /** The caller owns the company and acts in person. */
  readonly manages: boolean
  readonly removes: boolean
  readonly onTurn: (role: Right, on: boolean) => void
  readonly onRemove: () => void
}

const RoleCell = ({
  member,
  role,
  saved,
  manages,
  onTurn,
}: Omit<MemberRowProps, 'removes' | 'onRemove'> & { role: Right }) => {
  const { t } = useTranslation('company')
  const on = member.roles[role]
  if (member.owner) return <FixedRole on={on} why={t('members.owner_fixed')} />
  return (
    <SwitchCell
      label={t('members.role_of', { role: t(`roles.${role}`), name: nameOf(member) })}
      on={on}
      saved={saved.has(`${member.id}/${role}`)}
      reason={manages ? undefined : t(member.you ? 'members.own_fixed' : 'members.not_owner')}
      onTurn={(next) => onTurn(role, next)}
    />
  )
}

/** A company member with their roles. */
export const MemberRow = ({ removes, onRemove, ...shared }: MemberRowProps) => {
  const { t } = useTranslation('company')
  const { member } = shared
  return (
    <tr>
      <td className="whole">
        <Person member={member} />
      </td>
      {rights.map((role) => (
        <td key={role} className="cell">
          <span className="cell-name" aria-hidden="true">
            {t(`roles.${role}`)}
          </span>
          <RoleCell {...shared} role={role} />
        </td>
      ))}
      <td className="last">
        {member.owner && <Tag>{t('members.owner')}</Tag>}
        {!member.owner && removes && (
          <IconButton icon={Trash2} label={t('members.remove_named', { name: nameOf(member) })} onClick={onRemove} />
        )}
      </td>
    </tr>
  )
}

export const withRole = (roles: Roles, role: string, on: boolean): Roles => ({ ...roles, [role]: on })
