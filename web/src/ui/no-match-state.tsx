import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { SearchArt } from './search-art.tsx'
import { useLocale } from './use-locale.ts'

const en = {
  title: 'No results',
  text: 'Nothing in this list matches the search and filters.',
  clear: 'Clear filters',
}

const ru: typeof en = {
  title: 'Ничего не найдено',
  text: 'Ничего в этом списке не подходит под поиск и фильтры.',
  clear: 'Сбросить фильтры',
}

/** Beside it, in its file, so that the first page does not carry them. */
const words: Readonly<Record<Locale, typeof en>> = { en, ru }

interface ClearProps {
  readonly onClear: () => void
}

/** Takes the filters off, and goes away with them: the focus goes to where one searches, or to the top of the page. */
export const ClearFilters = ({ onClear }: ClearProps) => {
  const clear = (): void => {
    onClear()
    const main = document.querySelector('main')
    const next = main?.querySelector<HTMLElement>('search input') ?? main?.querySelector('h1')
    next?.focus()
  }
  return <Button onClick={clear}>{words[useLocale()].clear}</Button>
}

/** See NoMatch. */
export const NoMatchState = ({ onClear }: ClearProps) => {
  const { title, text } = words[useLocale()]
  return <EmptyState art={<SearchArt />} title={title} text={text} actions={<ClearFilters onClear={onClear} />} />
}
