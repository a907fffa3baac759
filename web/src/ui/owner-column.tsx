import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import { useTranslation } from 'react-i18next'
import type { Column } from './data-table.tsx'

interface Owned {
  /** Rows of totals have none: they cover everybody's data. */
  readonly owner?: Owner | undefined
}

const OwnerCell = ({ owner }: Owned) => {
  const { t } = useTranslation()
  if (owner == null) return <span className="subtle">{t('whose.mine')}</span>
  return (
    <span className="cut owner-cell" title={owner.email}>
      {owner.email}
    </span>
  )
}

/** The owner below a row's name, for layouts without room for the column. */
export const OwnerUnder = ({ owner }: Owned) =>
  owner != null && (
    <span className="for-extra cut tiny subtle" title={owner.email}>
      {owner.email}
    </span>
  )

/** The columns, plus an owner column after the named one if a visible row belongs to somebody else. */
export const useOwnerColumn = <Row extends Owned>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  behind: string,
): readonly Column<Row>[] => {
  const { t } = useTranslation()
  if (rows?.some(({ owner }) => owner != null) !== true) return columns
  const column: Column<Row> = {
    key: 'owner',
    title: t('whose.column'),
    weight: 'extra',
    skeleton: 130,
    cell: ({ owner }) => <OwnerCell owner={owner} />,
  }
  return columns.flatMap((each) => (each.key === behind ? [each, column] : [each]))
}
