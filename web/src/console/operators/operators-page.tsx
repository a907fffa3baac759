import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck, Mail, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay, useMe } from '../me.ts'
import { OperatorActions } from './operator-actions.tsx'
import { operatorsSearch } from './operators-search.ts'
import { operatorsQuery, type StaffMember } from './queries.ts'

const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog)

const Invite = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        <UserPlus />
        {t('staff:operators_page.invite')}
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const NameCell = ({ colleague: { id, name, email, handle } }: { colleague: StaffMember }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const isMe = useMe().id === id
  return (
    <>
      <span className="name cut" title={name}>
        <bdi>{name}</bdi>
        {isMe && <span className="subtle"> {t('staff:operators_page.you')}</span>}
      </span>
      <span className="cut tiny subtle" title={`${email} · ${handle}`}>
        <bdi>{email}</bdi> · <bdi>{handle}</bdi>
      </span>
    </>
  )
}

const EntryCell = ({ colleague: { person, second_factor } }: { colleague: StaffMember }) => {
  const { t } = useTranslation(['operator', 'staff'])
  if (!person) return t('staff:operators_page.by_key')
  return t(second_factor ? 'staff:operators_page.two_steps' : 'staff:operators_page.by_password')
}

const StateCell = ({ colleague: { blocked, invited } }: { colleague: StaffMember }) => {
  const { t } = useTranslation(['operator', 'staff'])
  if (blocked)
    return (
      <Chip tone="danger" icon={Ban}>
        {t('staff:operators_page.blocked')}
      </Chip>
    )
  if (invited)
    return (
      <Chip tone="info" icon={Mail}>
        {t('staff:operators_page.invited')}
      </Chip>
    )
  return (
    <Chip tone="ok" icon={CircleCheck}>
      {t('staff:operators_page.active')}
    </Chip>
  )
}

const useColumns = (): readonly Column<StaffMember>[] => {
  const { t } = useTranslation(['operator', 'staff'])
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('staff:operators_page.columns.name'),
      card: 'title',
      words: true,
      cell: (row) => <NameCell colleague={row} />,
    },
    {
      key: 'role',
      title: t('staff:operators_page.columns.role'),
      card: 'line',
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      key: 'entry',
      title: t('staff:operators_page.columns.entry'),
      card: 'named',
      cell: (row) => <EntryCell colleague={row} />,
    },
    {
      key: 'created_at',
      sort: 'created_at',
      title: t('staff:operators_page.columns.created_at'),
      weight: 'spare',
      cell: ({ created_at }) => <DateTime at={created_at} />,
    },
    {
      key: 'state',
      title: t('staff:operators_page.columns.state'),
      card: 'line',
      cell: (row) => <StateCell colleague={row} />,
    },
    {
      key: 'actions',
      title: t('staff:operators_page.columns.actions'),
      card: 'end',
      cell: (row) => <OperatorActions colleague={row} />,
    },
  ]
}

/** The vendor's staff: roles, and how they sign in. */
export const OperatorsPage = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const mayWrite = useMay()('operators:write')
  const [search, change] = useListSearch(operatorsSearch)
  return (
    <Records
      title={t('areas.operators')}
      facts={t('staff:operators_page.about')}
      {...(mayWrite && { actions: <Invite /> })}
      search={search}
      sort="name"
      query={useQuery(operatorsQuery(search))}
      rowsOf={({ operators }) => operators}
      columns={useColumns()}
      mark={({ blocked }) => (blocked ? 'gone' : undefined)}
      count={(count) => t('staff:operators_page.count', { count })}
      nothing={{ title: t('staff:operators_page.empty'), text: t('staff:operators_page.about') }}
      onChange={change}
      onClear={() => change({})}
    />
  )
}
