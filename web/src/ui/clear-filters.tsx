import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { Button } from './button.tsx'
import { useLocale } from './use-locale.ts'

/** These texts stand beside the component, so that the first page does not load them. */
const words: Readonly<Record<Locale, string>> = { en: 'Clear filters', ru: 'Сбросить фильтры' }

export interface ClearProps {
  readonly onClear: () => void
}

/** Clears the filters. The button disappears with them, so the focus moves to the search field or to the top of the page. */
export const ClearFilters = ({ onClear }: ClearProps) => {
  const locale = useLocale()
  const clear = (): void => {
    onClear()
    const main = document.querySelector('main')
    const next = main?.querySelector<HTMLElement>('search input') ?? main?.querySelector('h1')
    // What was typed right before may not have reached the address yet.
    next?.dispatchEvent(new Event('reset', { bubbles: true }))
    next?.focus()
  }
  return <Button onClick={clear}>{words[locale]}</Button>
}
