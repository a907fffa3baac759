import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { ClearFilters, type ClearProps } from './clear-filters.tsx'
import { Elsewhere, type Place } from './elsewhere.tsx'
import { EmptyState } from './empty-state.tsx'
import { SearchArt } from './search-art.tsx'
import { useLocale } from './use-locale.ts'

const en = {
  title: 'No results',
  text: 'Nothing in this list matches the search and filters.',
}

const ru: typeof en = {
  title: 'Ничего не найдено',
  text: 'Ничего в этом списке не подходит под поиск и фильтры.',
}

/** These texts stand beside the component, so that the first page does not load them. */
const words: Readonly<Record<Locale, typeof en>> = { en, ru }

interface NoMatchProps extends ClearProps {
  /** Other lists that the filters may match something in. */
  readonly places?: readonly Place[] | undefined
}

/** The lazy content of NoMatch. */
export const NoMatchState = ({ onClear, places }: NoMatchProps) => {
  const { title, text } = words[useLocale()]
  return (
    <EmptyState art={<SearchArt />} title={title} text={text} actions={<ClearFilters onClear={onClear} />}>
      {places !== undefined && places.length > 0 && <Elsewhere places={places} />}
    </EmptyState>
  )
}
