import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { useMe } from '../me.ts'
import { OperatorActions } from './operator-actions.tsx'
import { operatorsSearch } from './operators-search.ts'
import { operatorsQuery, type StaffMember } from './queries.ts'

const NameCell = ({ colleague: { id, name, email, handle } }: { colleague: StaffMember }) => {
  const { t } = useTranslation('operator')
  const isMe = useMe().id === id
  return (
    <>
      <span className="name cut" title={name}>
        <bdi>{name}</bdi>
        {isMe && <span className="subtle"> {t('operators_page.you')}</span>}
      </span>
      <span className="cut tiny subtle" title={`${email} · ${handle}`}>
        <bdi>{email}</bdi> · <bdi>{handle}</bdi>
      </span>
    </>
  )
}

const EntryCell = ({ colleague: { person, second_factor } }: { colleague: StaffMember }) => {
  const { t } = useTranslation('operator')
  if (!person) return t('operators_page.by_key')
  return t(second_factor ? 'operators_page.two_steps' : 'operators_page.by_password')
}

const StateCell = ({ colleague: { blocked } }: { colleague: StaffMember }) => {
  const { t } = useTranslation('operator')
  return blocked ? (
    <Chip tone="danger" icon={Ban}>
      {t('operators_page.blocked')}
    </Chip>
  ) : (
    <Chip tone="ok" icon={CircleCheck}>
      {t('operators_page.active')}
    </Chip>
  )
}

const useColumns = (): readonly Column<StaffMember>[] => {
  const { t } = useTranslation('operator')
  return [
    {
      key: 'name',
      sort: 'name',
      title: t('operators_page.columns.name'),
      card: 'title',
      words: true,
      cell: (row) => <NameCell colleague={row} />,
    },
    {
      key: 'role',
      title: t('operators_page.columns.role'),
      card: 'line',
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      key: 'entry',
      title: t('operators_page.columns.entry'),
      card: 'line',
      cell: (row) => <EntryCell colleague={row} />,
    },
    {
      key: 'created_at',
      sort: 'created_at',
      title: t('operators_page.columns.created_at'),
      weight: 'spare',
      cell: ({ created_at }) => <DateTime at={created_at} />,
    },
    {
      key: 'state',
      title: t('operators_page.columns.state'),
      card: 'line',
      cell: (row) => <StateCell colleague={row} />,
    },
    {
      key: 'actions',
      title: t('operators_page.columns.actions'),
      card: 'end',
      cell: (row) => <OperatorActions colleague={row} />,
    },
  ]
}

/** The vendor's staff: roles, and how they sign in. */
export const OperatorsPage = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(operatorsSearch)
  return (
    <Records
      title={t('areas.operators')}
      facts={t('operators_page.about')}
      search={search}
      sort="name"
      query={useQuery(operatorsQuery(search))}
      rowsOf={({ operators }) => operators}
      columns={useColumns()}
      mark={({ blocked }) => (blocked ? 'gone' : undefined)}
      count={(count) => t('operators_page.count', { count })}
      nothing={{ title: t('operators_page.empty'), text: t('operators_page.about') }}
      onChange={change}
      onClear={() => change({})}
    />
  )
}
