import './data-table.css'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from './skeleton.tsx'

/**
 * Where a cell goes when its row is a card on a phone; cells without a place are left out. A `named` cell gets a line
 * that starts with its column's title.
 */
type CardPlace = 'title' | 'end' | 'line' | 'named'

/** When a column disappears as the page gets narrower: `spare` first, then `extra`, then `detail`. */
type Weight = 'spare' | 'extra' | 'detail'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** The field that the server sorts by. A column without one cannot be sorted. */
  readonly sort?: string
  /** A column of numbers, aligned to its end. */
  readonly figures?: boolean
  readonly card?: CardPlace
  readonly weight?: Weight
  /** Text of any length: the column takes the remaining width and truncates what does not fit. */
  readonly words?: boolean
  /** A column of buttons with names of their own: its title is visible to screen readers only. */
  readonly untitled?: boolean
  /** Replaces the title in the header, for example with a box that selects all rows. */
  readonly head?: ReactNode
  /** The placeholder's width while loading, in px. */
  readonly skeleton?: number
}

export type RowMark = 'warn' | 'danger' | 'gone'

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Undefined until the first answer has arrived. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly mark?: (row: Row) => RowMark | undefined
  /** A field name, with a leading minus for descending order. */
  readonly sort?: string | undefined
  readonly onSort?: (sort: string) => void
}

const cardClass: Readonly<Record<CardPlace, string>> = {
  title: 'card-title',
  end: 'card-end',
  line: 'card-line',
  named: 'card-line card-named',
}

const classOf = <Row,>({ figures, card, weight, words }: Column<Row>): string | undefined =>
  [figures === true && 'num', card && cardClass[card], weight && `col-${weight}`, words === true && 'col-words']
    .filter(Boolean)
    .join(' ') || undefined

type Direction = 'ascending' | 'descending' | 'none'

const directionOf = (field: string, sort: string | undefined): Direction =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none'

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

interface HeadProps<Row> {
  readonly column: Column<Row>
  readonly sort: string | undefined
  readonly onSort: ((sort: string) => void) | undefined
}

const Head = <Row,>({ column, sort, onSort }: HeadProps<Row>) => {
  const { sort: field, title } = column
  if (field === undefined || onSort === undefined) {
    return (
      <th scope="col" className={classOf(column)}>
        {column.head ?? (column.untitled === true ? <span className="sr">{title}</span> : title)}
      </th>
    )
  }
  const direction = directionOf(field, sort)
  const Arrow = arrows[direction]
  return (
    <th scope="col" className={classOf(column)} aria-sort={direction}>
      <button type="button" onClick={() => onSort(direction === 'ascending' ? `-${field}` : field)}>
        {title}
        <Arrow size={12} />
      </button>
    </th>
  )
}

const SkeletonRows = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <tbody className="late" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <tr key={row}>
        {columns.map((column) => (
          <td key={column.key} className={classOf(column)}>
            <Skeleton width={(column.skeleton ?? 90) - (row % 3) * 12} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

interface RowsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey'> {
  readonly rows: readonly Row[]
  readonly mark: DataTableProps<Row>['mark'] | undefined
  /** True if the user waited for these rows: the first screenful is then rendered first and the rest after it. */
  readonly inParts: boolean
}

/** At least enough rows to fill the screen, so that nothing visible moves when the rest is added. */
const firstRows = (): number => Math.ceil(innerHeight / (innerWidth < 768 ? 70 : 36))

const Rows = <Row,>({ columns, rows, rowKey, mark, inParts }: RowsProps<Row>) => {
  const isWhole = useDeferredValue(true, !inParts)
  return (
    <tbody>
      {(isWhole ? rows : rows.slice(0, firstRows())).map((row) => {
        const rowMark = mark?.(row)
        return (
          <tr key={rowKey(row)} className={rowMark === undefined ? undefined : `row-${rowMark}`}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={classOf(column)}
                data-title={column.card === 'named' ? column.title : undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}

/** A list that the server sorts, filters and pages. Below 768 px each row becomes a card. */
export const DataTable = <Row,>({ name, columns, rows, rowKey, mark, sort, onSort }: DataTableProps<Row>) => {
  const { t } = useTranslation()
  const [wasWaitedFor] = useState(rows === undefined)
  return (
    <div className="table-wrap">
      <table className="table" aria-label={name} aria-busy={rows === undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {rows === undefined ? (
          <SkeletonRows columns={columns} />
        ) : (
          <Rows columns={columns} rows={rows} rowKey={rowKey} mark={mark} inParts={wasWaitedFor} />
        )}
      </table>
      {rows === undefined && <output className="sr">{t('shell.loading')}</output>}
    </div>
  )
}
