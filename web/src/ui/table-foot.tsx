import { useTranslation } from 'react-i18next'
import { NativeSelect } from './native-select.tsx'
import { type PageSize, pageSizes } from './page-sizes.ts'
import { PageTurns, type PageTurnsProps } from './page-turns.tsx'

interface TableFootProps extends Omit<PageTurnsProps, 'size'> {
  /** The total count, in words. */
  readonly count: string
  readonly limit: PageSize
  readonly onLimit: (limit: PageSize) => void
}

/** The count, the page size, and the buttons to the neighbouring pages. */
export const TableFoot = ({ count, limit, onLimit, ...turns }: TableFootProps) => {
  const { t } = useTranslation()
  return (
    <footer className="table-foot">
      <span>{count}</span>
      <div className="pages">
        <NativeSelect
          label={t('table.rows')}
          value={String(limit)}
          options={pageSizes.map((size) => ({ value: String(size), name: String(size) }))}
          onChange={(value) => onLimit(pageSizes.find((size) => String(size) === value) ?? limit)}
        />
        <PageTurns {...turns} size="m" />
      </div>
    </footer>
  )
}
