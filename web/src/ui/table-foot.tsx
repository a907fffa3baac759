import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { NativeSelect } from './native-select.tsx'
import { type PageSize, pageSizes } from './page-sizes.ts'

interface TableFootProps {
  /** How many there are in all, in words. */
  readonly count: string
  readonly limit: PageSize
  /** Cursors of the neighbouring pages, null where there is none. */
  readonly prev: string | null
  readonly next: string | null
  readonly onLimit: (limit: PageSize) => void
  readonly onPage: (cursor: string) => void
}

/** Count, page size and the way to the neighbouring pages. */
export const TableFoot = ({ count, limit, prev, next, onLimit, onPage }: TableFootProps) => {
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
        <IconButton
          icon={ChevronLeft}
          size="m"
          label={t('table.previous')}
          disabled={prev === null}
          onClick={() => prev !== null && onPage(prev)}
        />
        <IconButton
          icon={ChevronRight}
          size="m"
          label={t('table.next')}
          disabled={next === null}
          onClick={() => next !== null && onPage(next)}
        />
      </div>
    </footer>
  )
}
