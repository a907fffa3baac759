import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IdleIconButton } from './idle-icon-button.tsx'

export interface PageTurnsProps {
  /** The answer that the rows come from, with the cursors of the neighbouring pages; null where there is none. */
  readonly page: { readonly prev: string | null; readonly next: string | null }
  readonly query: Pick<UseQueryResult, 'isPlaceholderData'>
  readonly size?: 's' | 'm'
  readonly onPage: (cursor: string) => void
}

/** The buttons to the neighbouring pages of a list. */
export const PageTurns = ({ page: { prev, next }, query, size = 's', onPage }: PageTurnsProps) => {
  const { t } = useTranslation()
  const turns = [
    { icon: ChevronLeft, label: t('table.previous'), cursor: prev },
    { icon: ChevronRight, label: t('table.next'), cursor: next },
  ]
  return turns.map(({ icon, label, cursor }) => (
    <IdleIconButton
      key={label}
      icon={icon}
      size={size}
      label={label}
      // Idle instead of disabled, so that the focus is kept after turning to the first or last page.
      idle={cursor === null}
      onClick={() => {
        // While placeholder data is shown, its cursors belong to another page or order.
        if (cursor !== null && !query.isPlaceholderData) onPage(cursor)
      }}
    />
  ))
}
