import '../../ui/data-table.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel.tsx'
import { type Place, place } from '../paths.ts'

interface ListPanelProps<Row> {
  readonly title: string
  readonly count: number
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The full list, if that is another page. */
  readonly all?: Place
  readonly children: (row: Row) => ReactNode
}

/**
 * The most urgent objects of one kind, and a link to the rest; hidden if there are none. For roles that may not read
 * them, only the count is shown.
 */
export const ListPanel = <Row,>({ title, count, rows, keyOf, all, children }: ListPanelProps<Row>) => {
  const { t } = useTranslation('operator')
  if (count === 0) return null
  const aside =
    all === undefined || rows.length === 0 ? (
      <span className="small subtle tab-num">
        {rows.length > 0 && rows.length < count ? t('today.first_of', { shown: rows.length, count }) : count}
      </span>
    ) : (
      <Link {...place(all.to, all.search)} className="small">
        {t('list.all_of', { count })}
      </Link>
    )
  return (
    <Panel title={title} aside={aside}>
      <ul className="lines">
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
    </Panel>
  )
}

interface LineProps {
  /** Its page; some objects have none. */
  readonly to?: string | undefined
  readonly name: string
  readonly under: ReactNode
  readonly end: ReactNode
  /** A button behind the end; on phones both stand below the name. */
  readonly deed?: ReactNode
}

export const Line = ({ to, name, under, end, deed }: LineProps) => (
  <>
    <span className="grow">
      {to === undefined ? (
        <span className="small strong">{name}</span>
      ) : (
        <Link to={to} className="small strong cut cut-at-two" title={name}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <span className="cell-under tiny subtle">{under}</span>
    </span>
    <span className="small nowrap">{end}</span>
    {deed}
  </>
)
