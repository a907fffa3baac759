import './bar-list.css'
import { Link } from '@tanstack/react-router'
import { List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { DashboardSearch, ViewingSearch } from '../list/viewing-search.ts'

export interface Bar {
  readonly name: string
  readonly value: number
  /** As displayed, such as `412.6 TB`, and the exact value. */
  readonly text: string
  readonly exact: string
  /** The search that narrows the dashboard to it; undefined if it is narrowed already. */
  readonly narrowed: DashboardSearch | undefined
  /** The search that lists its sessions. */
  readonly sessions: ViewingSearch
  /** The share of the total, such as `21.5 %`. */
  readonly share: string
}

interface BarListProps {
  readonly bars: readonly Bar[]
}

const Name = ({ name, narrowed }: Pick<Bar, 'name' | 'narrowed'>) => {
  // An empty name cannot be searched for, so it is not a link.
  if (name === '') return '—'
  if (narrowed === undefined) return <span>{name}</span>
  return (
    <Link to="/retroview/dashboard" search={narrowed} resetScroll={false}>
      {name}
    </Link>
  )
}

const ToSessions = ({ name, sessions }: Pick<Bar, 'name' | 'sessions'>) => {
  const { t } = useTranslation('statistics')
  if (name === '') return <span />
  const label = `${t('top.sessions')}: ${name}`
  return (
    <Link to="/retroview/sessions" search={sessions} className="bar-sessions" aria-label={label} title={label}>
      <List size={14} aria-hidden="true" />
    </Link>
  )
}

/**
 * Ranked bars with their names on them. A name narrows the dashboard to it, and the link at the end lists its sessions.
 * For screen readers, a list of names and values.
 */
export const BarList = ({ bars }: BarListProps) => {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ol className="bars">
      {bars.map((bar, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a reinstalled server may share its name with the old one; ranks are unique
        <li key={index} title={bar.exact}>
          <span className="bar-rank" aria-hidden="true">
            {index + 1}
          </span>
          <span className="bar-track">
            <span className="bar-fill" style={{ inlineSize: `${(bar.value / most) * 100}%` }} />
            <span className="bar-name">
              <Name name={bar.name} narrowed={bar.narrowed} />
            </span>
          </span>
          <span className="bar-value">{bar.text}</span>
          <span className="bar-share">{bar.share}</span>
          <ToSessions name={bar.name} sessions={bar.sessions} />
        </li>
      ))}
    </ol>
  )
}

/** Ten rows, as many as the list will have. */
export const BarListSkeleton = () => (
  <div className="bars">
    {Array.from({ length: 10 }, (_, row) => (
      <div className="bar-stand-in" key={row}>
        <Skeleton width={320 - row * 26} />
      </div>
    ))}
  </div>
)
