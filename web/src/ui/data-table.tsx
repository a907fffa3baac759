import './data-table.css'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from './skeleton.tsx'

/**
 * Where a cell stands when its row is a card on a phone; cells without a place are left out. One that is `named` has a
 * line with its column's title in front.
 */
type CardPlace = 'title' | 'end' | 'line' | 'named'

/** When a column leaves as the page gets narrower: `spare` first, then `extra`, then `detail`. */
type Weight = 'spare' | 'extra' | 'detail'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** The field that the server sorts by; columns without one cannot be sorted. */
  readonly sort?: string
  /** Figures end where the column ends. */
  readonly figures?: boolean
  readonly card?: CardPlace
  readonly weight?: Weight
  /** Words of any length: the column takes the room that the others leave, and cuts what does not fit. */
  readonly words?: boolean
  /** A column of buttons that name themselves: its title is for screen readers alone. */
  readonly untitled?: boolean
  /** What stands in the head instead of the title, such as a box that chooses all rows. */
  readonly head?: ReactNode
  /** Width of the stand-in while loading, in px. */
  readonly skeleton?: number
}

export type RowMark = 'warn' | 'danger' | 'gone'

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while the first answer is on its way. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly mark?: (row: Row) => RowMark | undefined
  /** A field, with a minus in front when it falls. */
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
  /** They were waited for: the rest is drawn once what fills the screen is there. */
  readonly inParts: boolean
}

/** At least as many as fill the screen, so that nothing on it moves when the rest comes. */
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

/** A list that the server sorts, filters and pages. Below 768 px each row is a card. */
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
