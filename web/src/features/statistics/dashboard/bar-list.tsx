import './bar-list.css'
import { Link } from '@tanstack/react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ViewingSearch } from '../list/viewing-search.ts'

export interface Bar {
  readonly name: string
  readonly value: number
  /** As it is read, such as `412.6 TB`, and exactly. */
  readonly text: string
  readonly exact: string
  /** Asks for the sessions that it is made of. */
  readonly sessions: ViewingSearch
  /** Of all, such as `21.5 %`. */
  readonly share: string
}

interface BarListProps {
  readonly bars: readonly Bar[]
}

/** Ranked bars with their names on them. A list of words and figures to those who do not see them. */
export const BarList = ({ bars }: BarListProps) => {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ol className="bars">
      {bars.map((bar, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- servers that were set up anew share a name; ranks do not
        <li key={index} title={bar.exact}>
          <span className="bar-rank" aria-hidden="true">
            {index + 1}
          </span>
          <span className="bar-track">
            <span className="bar-fill" style={{ inlineSize: `${(bar.value / most) * 100}%` }} />
            <span className="bar-name">
              {/* Nothing can be asked for by a name that is empty. */}
              {bar.name === '' ? (
                '—'
              ) : (
                <Link to="/retroview/sessions" search={bar.sessions}>
                  {bar.name}
                </Link>
              )}
            </span>
          </span>
          <span className="bar-value">{bar.text}</span>
          <span className="bar-share">{bar.share}</span>
        </li>
      ))}
    </ol>
  )
}

/** Ten rows, as there will be. */
export const BarListSkeleton = () => (
  <div className="bars">
    {Array.from({ length: 10 }, (_, row) => (
      <div className="bar-stand-in" key={row}>
        <Skeleton width={320 - row * 26} />
      </div>
    ))}
  </div>
)
