import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isNarrowed } from '../../lib/is-narrowed.ts'
import { Address } from '../../ui/address.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { ExportButton } from '../../ui/export-button.tsx'
import { Records } from '../list/records.tsx'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { StaffName } from '../operators/staff-names.tsx'
import { paths } from '../paths.ts'
import { useActionWords, useObjectWords } from './actions.ts'
import { handleOf, useActorName } from './actor.ts'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditSearch, auditSearch } from './audit-search.ts'
import { Changes } from './changes.tsx'
import { auditCsv, type AuditEntry, auditQuery } from './queries.ts'
import { useReasonWords } from './reason-words.ts'

/** The console page of an object, if it has one. */
const pageOf = ({ object_type, object_id, object_name }: AuditEntry): string | undefined => {
  if (object_type === 'ticket') return paths.ticket(object_id)
  if (object_type === 'account') return paths.customer(object_id)
  if (object_type === 'order') return paths.order(object_id)
  if (object_type === 'sku') return paths.sku(object_id)
  // A deleted object has neither a page nor a name.
  if (object_type === 'saved_reply' && object_name !== null) return paths.reply(object_id)
  return object_type === 'deliverable' ? paths.licence(object_id) : undefined
}

const ActionCell = ({ entry }: { entry: AuditEntry }) => {
  const to = pageOf(entry)
  const name = useActionWords()(entry.action)
  const { object_type, object_name, account_id, account_email } = entry
  const object = useObjectWords()(object_type)
  const reasonIn = useReasonWords()
  return (
    <>
      {to === undefined ? (
        <span className="name">{name}</span>
      ) : (
        <Link to={to} className="name">
          {name}
        </Link>
      )}
      <span className="cut cut-at-two tiny subtle" title={object_name ?? undefined}>
        {object}
        {object_name !== null && (
          <> {object_type === 'operator' ? <StaffName handle={object_name} /> : <bdi>{object_name}</bdi>}</>
        )}
      </span>
      {object_type !== 'account' && account_id !== null && account_email !== null && (
        <span className="cut cut-at-two tiny" title={account_email}>
          <Link to={paths.customer(account_id)}>
            <bdi>
              <Address email={account_email} />
            </bdi>
          </Link>
        </span>
      )}
      {/* Shown here where their own columns do not fit. */}
      {entry.reason !== null && (
        <span className="for-detail">
          <span className="small wrapping">{reasonIn(entry.reason)}</span>
        </span>
      )}
      {Object.keys(entry.changes).length > 0 && (
        <span className="for-spare not-on-card">
          <Changes {...entry} />
        </span>
      )}
    </>
  )
}

const ActorCell = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation('operator')
  const nameOf = useActorName()
  const handle = handleOf(entry.actor)
  // The IP address distinguishes a stolen key or session from its owner.
  const under = [handle === undefined ? null : t('audit.operator'), entry.actor_ip].filter((said) => said !== null)
  return (
    <>
      <bdi className="wrapping" title={handle}>
        {nameOf(entry)}
      </bdi>
      {under.length > 0 && <span className="cell-under tiny subtle">{under.join(' · ')}</span>}
    </>
  )
}

/** Cards leave out empty values. */
const nothing = <span className="subtle not-on-card">—</span>

const Reason = ({ reason }: Pick<AuditEntry, 'reason'>) => {
  const words = useReasonWords()
  return reason === null ? nothing : <span className="wrapping">{words(reason)}</span>
}

type Name = 'action' | 'actor' | 'reason' | 'changes' | 'at'

const columns: Readonly<Record<Name, Omit<Column<AuditEntry>, 'key' | 'title'>>> = {
  action: { card: 'title', skeleton: 160, cell: (row) => <ActionCell entry={row} /> },
  actor: { card: 'line', skeleton: 150, cell: (row) => <ActorCell entry={row} /> },
  reason: { weight: 'detail', card: 'line', skeleton: 160, cell: ({ reason }) => <Reason reason={reason} /> },
  changes: {
    weight: 'spare',
    card: 'line',
    skeleton: 200,
    cell: (row) => <Changes {...row} />,
  },
  at: { sort: 'at', card: 'end', skeleton: 140, cell: ({ at }) => <DateTime at={at} format="payment" /> },
}

const names: readonly Name[] = ['action', 'actor', 'reason', 'changes', 'at']

const useColumns = (): readonly Column<AuditEntry>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(`audit.columns.${key}`), ...columns[key] }))
}

const noFilter: AuditSearch = {
  actor: undefined,
  action: undefined,
  object_id: undefined,
  account_id: undefined,
  from: undefined,
  to: undefined,
}

/** Who did what, when and why. */
export const AuditPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(auditSearch)
  return (
    <Records
      title={t('areas.audit')}
      filters={<AuditFilters />}
      tools={<ExportButton file="audit.csv" load={() => auditCsv(search)} />}
      search={search}
      sort="-at"
      isFiltered={isNarrowed(search, noFilter)}
      query={useQuery(auditQuery(search))}
      rowsOf={({ entries }) => entries}
      columns={useColumns()}
      count={(count) => t('audit.count', counted(count))}
      nothing={{ title: t('audit.empty'), text: t('audit.empty_text') }}
      onChange={change}
      onClear={() => change(noFilter)}
    />
  )
}
