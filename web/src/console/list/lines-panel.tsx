import type { UseQueryResult } from '@tanstack/react-query'
import './lists.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Place, place } from '../paths.ts'
import { useCounted } from './use-counted.ts'

interface LinesPanelProps<Page, Row extends { readonly id: string }> {
  readonly title: string
  readonly query: UseQueryResult<Page>
  readonly rowsOf: (page: Page) => readonly Row[]
  readonly countOf: (page: Page) => number
  /** The full list. */
  readonly all: Place
  /** Another related place to go to. */
  readonly beside?: Place & { readonly name: string }
  /** The text for an empty list. */
  readonly nothing: string
  readonly children: (row: Row) => ReactNode
}

/** The number of rows shown; the link leads to the rest. */
const most = 5

const lines = (
  <div className="stack" aria-hidden="true">
    <Skeleton height={36} />
    <Skeleton height={36} />
    <Skeleton height={36} />
  </div>
)

/** The latest objects that belong to the page's object, and a link to the rest. */
export const LinesPanel = <Page, Row extends { readonly id: string }>({
  title,
  query,
  rowsOf,
  countOf,
  all,
  beside,
  nothing,
  children,
}: LinesPanelProps<Page, Row>) => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const count = query.data === undefined ? 0 : countOf(query.data)
  const aside = (
    <span className="row">
      {beside !== undefined && (
        <Link {...place(beside.to, beside.search)} className="small">
          {beside.name}
        </Link>
      )}
      <Link {...place(all.to, all.search)} className="small">
        {t('list.all_of', counted(count))}
      </Link>
    </span>
  )
  return (
    <Panel title={title} {...(count > 0 && { aside })}>
      <Loaded query={query} level={2} skeleton={lines}>
        {(page) =>
          rowsOf(page).length === 0 ? (
            <p className="small muted">{nothing}</p>
          ) : (
            <ul className="lines">
              {rowsOf(page)
                .slice(0, most)
                .map((row) => (
                  <li key={row.id}>{children(row)}</li>
                ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}
