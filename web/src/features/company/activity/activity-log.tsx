import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../../ui/date-time.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageTurns } from '../../../ui/page-turns.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface Told {
  readonly id: string
  readonly at: string
  /** The e-mail of the person who did it; null for the vendor. */
  readonly actor: string | null
  readonly ip: string | null
}

interface LogPage<Entry> {
  readonly entries: readonly Entry[]
  readonly prev: string | null
  readonly next: string | null
}

interface ActivityLogProps<Entry extends Told> {
  readonly title: string
  readonly query: UseQueryResult<LogPage<Entry>>
  readonly onPage: (cursor: string) => void
  /** The event in words. */
  readonly say: (entry: Entry) => ReactNode
  /** Text for an empty log; without it, the panel is hidden while the log is empty. */
  readonly empty: string | undefined
}

const EntryRow = ({ entry, children }: { entry: Told; children: ReactNode }) => {
  const { t } = useTranslation('company')
  const { actor, at, ip } = entry
  return (
    <li>
      <span className="grow">
        <span className="small below">{children}</span>
        <span className="tiny subtle below">
          {actor ?? t('activity.vendor')}
          {ip !== null && ` · ${ip}`}
        </span>
      </span>
      <span className="tiny subtle tab-num">
        <DateTime at={at} format="invite" />
      </span>
    </li>
  )
}

const skeleton = (
  <div className="panel-body stack s3">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={28} />
    ))}
  </div>
)

/** Who did what, when and from where, in pages, latest first. */
export const ActivityLog = <Entry extends Told>({ title, query, onPage, say, empty }: ActivityLogProps<Entry>) => {
  const { prev = null, next = null, entries } = query.data ?? {}
  if (empty === undefined && (entries === undefined || entries.length === 0)) return null
  return (
    <Panel
      title={title}
      bare
      aside={
        (prev !== null || next !== null) && (
          <span className="row">
            <PageTurns page={{ prev, next }} query={query} onPage={onPage} />
          </span>
        )
      }
    >
      <Loaded query={query} level={2} skeleton={skeleton}>
        {(page) =>
          page.entries.length === 0 ? (
            <p className="panel-body muted small">{empty}</p>
          ) : (
            <ul className="plain-rows">
              {page.entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry}>
                  {say(entry)}
                </EntryRow>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}
