import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { NativeSelect } from './native-select.tsx'
import { type PageSize, pageSizes } from './page-sizes.ts'

/** Cursors of the neighbouring pages, null where there is none. */
interface Neighbours {
  readonly prev: string | null
  readonly next: string | null
}

interface TableFootProps {
  /** How many there are in all, in words. */
  readonly count: string
  readonly limit: PageSize
  /** The answer that the rows come from. */
  readonly page: Neighbours
  readonly query: Pick<UseQueryResult, 'isPlaceholderData'>
  readonly onLimit: (limit: PageSize) => void
  readonly onPage: (cursor: string) => void
}

/** Count, page size and the way to the neighbouring pages. */
export const TableFoot = ({ count, limit, page, query, onLimit, onPage }: TableFootProps) => {
  const { t } = useTranslation()
  const { prev, next } = page
  // The cursors of a page that stands in for one on its way are of another order. The buttons stay as they are, for a disabled one loses the focus.
  const turnTo = (cursor: string | null): void => {
    if (cursor !== null && !query.isPlaceholderData) onPage(cursor)
  }
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
          onClick={() => turnTo(prev)}
        />
        <IconButton
          icon={ChevronRight}
          size="m"
          label={t('table.next')}
          disabled={next === null}
          onClick={() => turnTo(next)}
        />
      </div>
    </footer>
  )
}
