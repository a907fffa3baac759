import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DateTime } from '../date-time.tsx'
import { Loaded } from '../loaded.tsx'
import { PageTurns } from '../page-turns.tsx'
import { Panel } from '../panel.tsx'
import { Skeleton } from '../skeleton.tsx'

interface Told {
  readonly id: string
  readonly at: string
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
  /** Who did it, in words. */
  readonly by: (entry: Entry) => string
  /** Text for an empty log; without it, the panel is hidden while the log is empty. */
  readonly empty: string | undefined
}

const EntryRow = ({ entry: { at, ip }, by, children }: { entry: Told; by: string; children: ReactNode }) => (
  <li>
    <span className="grow">
      <span className="small below">{children}</span>
      <span className="tiny subtle below">
        {by}
        {ip !== null && ` · ${ip}`}
      </span>
    </span>
    <span className="tiny subtle tab-num">
      <DateTime at={at} format="invite" />
    </span>
  </li>
)

const skeleton = (
  <div className="panel-body stack s3">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={28} />
    ))}
  </div>
)

/** Who did what, when and from where, in pages, latest first. */
export const ActivityLog = <Entry extends Told>({ title, query, onPage, say, by, empty }: ActivityLogProps<Entry>) => {
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
                <EntryRow key={entry.id} entry={entry} by={by(entry)}>
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
