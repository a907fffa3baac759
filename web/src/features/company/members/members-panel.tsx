import type { Member } from '@foyer/contract/company/company.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { changeRoles, removeMember } from '../calls.ts'
import { membersQuery } from '../page-queries.ts'
import { PeopleRows } from '../people-rows.tsx'
import { SwitchMatrix } from '../switch-matrix.tsx'
import { useCompanyChange } from '../use-company-change.ts'
import { useSwitches } from '../use-switches.ts'
import { MemberRow, nameOf, withRole } from './member-row.tsx'

const RemoveMember = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation('company')
  const name = nameOf(member)
  const removing = useCompanyChange(() => removeMember(member.id), { success: t('members.removed', { name }) })
  return (
    <Confirm
      title={t('members.remove_title', { name })}
      action={t('members.remove')}
      keep={t('members.keep')}
      onConfirm={() => removing.mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{t('members.remove_text')}</p>
    </Confirm>
  )
}

const Matrix = ({ members }: { members: readonly Member[] }) => {
  const { t } = useTranslation('company')
  const [removed, setRemoved] = useState<Member>()
  const may = useMay()
  const { rows, turn, saved } = useSwitches<Member>({
    queryKey: membersQuery.queryKey,
    rows: members,
    turned: (row, { cell, on }) => ({ ...row, roles: withRole(row.roles, cell, on) }),
    // Sends only this role: the others may have been changed on another device.
    save: ({ row, cell, on }) => changeRoles(row.id, { [cell]: on }),
    said: ({ row, cell, on }) => {
      const role = rights.find((right) => right === cell)
      const named = { role: role === undefined ? cell : t(`roles.${role}`), name: nameOf(row) }
      return t(on ? 'members.turned_on' : 'members.turned_off', named)
    },
  })
  return (
    <>
      <PeopleRows rows={rows} wordsOf={({ name, email }) => `${name} ${email}`}>
        {(shown) => (
          <SwitchMatrix
            label={t('members.title')}
            rows={t('members.member')}
            columns={rights.map((name) => ({ name, title: t(`roles.${name}`), hint: t(`role_hints.${name}`) }))}
          >
            {shown.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                saved={saved}
                manages={may(null, 'changeMember')}
                removes={may(null, 'removeMember')}
                onTurn={(role, on) => turn({ row: member, cell: role, on })}
                onRemove={() => setRemoved(member)}
              />
            ))}
          </SwitchMatrix>
        )}
      </PeopleRows>
      {removed !== undefined && <RemoveMember member={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

const MatrixSkeleton = () => (
  <div className="panel-body stack">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height={32} />
    ))}
  </div>
)

/** The company's members and what they may see of its owner's data. */
export const MembersPanel = () => {
  const { t } = useTranslation('company')
  const query = useQuery(membersQuery)
  return (
    <Panel title={t('members.title')} bare>
      <Loaded query={query} level={2} skeleton={<MatrixSkeleton />}>
        {(members) => <Matrix members={members} />}
      </Loaded>
    </Panel>
  )
}
