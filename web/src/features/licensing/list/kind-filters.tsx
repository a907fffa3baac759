import type { DeliverableCounts } from '@foyer/contract/licensing/counts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { ChoiceFilter } from '../../../ui/choice-filter.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { countsQuery } from '../queries.ts'
import type { LicencesSearch } from './licences-search.ts'

type Kind = DeliverableCounts['counts'][number]

interface KindFilterProps<Value extends string> {
  readonly name: string
  readonly chosen: Value | undefined
  /** The counts for each value, without this filter. */
  readonly kinds: readonly Kind[]
  readonly of: (kind: Kind) => Value
  readonly nameOf: (value: Value) => string
  readonly onChange: (value: Value | undefined) => void
}

/** A filter whose options show their counts; hidden if there is nothing to choose. */
const KindFilter = <Value extends string>({ name, chosen, kinds, of, nameOf, onChange }: KindFilterProps<Value>) => {
  const locale = useLocale()
  const values = [...new Set(kinds.map(of))]
  if (values.length < 2 && chosen === undefined) return null
  const countOf = (value: Value): number =>
    kinds.filter((kind) => of(kind) === value).reduce((sum, { count }) => sum + count, 0)
  return (
    <ChoiceFilter
      name={name}
      value={chosen}
      choices={values}
      labelOf={nameOf}
      remarkOf={(value) => formatNumber(countOf(value), locale)}
      onChange={onChange}
    />
  )
}

interface KindFiltersProps {
  readonly search: LicencesSearch
  readonly onChange: (next: Pick<LicencesSearch, 'category' | 'state'>) => void
}

/** Filters the list by product and state. The counts of each take the other filter into account. */
export const KindFilters = ({ search, onChange }: KindFiltersProps) => {
  const { t } = useTranslation('licensing')
  const { data } = useQuery(countsQuery(search))
  const { category, state } = search
  const counts = data?.counts ?? []
  return (
    <>
      <KindFilter
        name={t('kinds.label')}
        chosen={category}
        kinds={counts.filter((kind) => state === undefined || kind.state === state)}
        of={(kind) => kind.category}
        nameOf={(value) => t(`kinds.${value}`)}
        onChange={(chosen) => onChange({ category: chosen })}
      />
      <KindFilter
        name={t('columns.state')}
        chosen={state}
        kinds={counts.filter((kind) => category === undefined || kind.category === category)}
        of={(kind) => kind.state}
        nameOf={(value) => t(`filter_states.${value}`)}
        onChange={(chosen) => onChange({ state: chosen })}
      />
    </>
  )
}
