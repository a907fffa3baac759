import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../lib/durations.ts'
import { inOrder } from '../../../lib/in-order.ts'
import { Button } from '../../../ui/button.tsx'
import { Filter } from '../../../ui/filter.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LinkedFilter, linkedFilters, programIn } from './linked-filter.tsx'
import { type TextFilterName, textFilters, valuesOf } from './seen-values.ts'
import { TextForm } from './text-form.tsx'
import { seconds, type ViewingSearch } from './viewing-search.ts'
import { WhoseFilter } from './whose-filter.tsx'

interface ChangeProps {
  readonly search: ViewingSearch
  readonly onChange: (next: ViewingSearch) => void
}

interface FiltersProps extends ChangeProps {
  /** The rows on screen: their values are suggested while typing. */
  readonly rows: readonly MetricRow[] | undefined
}

const asItIs = (value: string): string => value

const TextFilter = ({ name, search, rows = [], onChange }: FiltersProps & { readonly name: TextFilterName }) => {
  const { t } = useTranslation('statistics')
  const value = search[name]
  const nameOf = name === 'useragent' ? programIn : asItIs
  const none = name === 'user_id' && search.no_user_id !== undefined ? t('filters.none') : undefined
  const off: ViewingSearch = name === 'user_id' ? { no_user_id: undefined } : {}
  return (
    <Filter
      name={t(`filters.${name}`)}
      value={value === undefined ? none : nameOf(value)}
      onClear={() => onChange({ ...off, [name]: undefined })}
    >
      {(close) => (
        <TextForm
          label={t(`filters.${name}`)}
          hint={t(name === 'useragent' ? 'filters.part' : 'filters.exact')}
          value={value ?? ''}
          seen={valuesOf(rows, name)}
          nameOf={nameOf}
          onApply={(next) => {
            if (next !== (value ?? '')) onChange({ ...off, [name]: next === '' ? undefined : next })
            close()
          }}
        />
      )}
    </Filter>
  )
}

const secondsOf = (typed: string): number | undefined => seconds(typed.trim())
const isWrong = (typed: string): boolean => typed.trim() !== '' && secondsOf(typed) === undefined

interface SecondsFieldProps {
  readonly label: string
  readonly typed: string
  readonly onType: (typed: string) => void
}

const SecondsField = ({ label, typed, onType }: SecondsFieldProps) => {
  const { t } = useTranslation('statistics')
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed}
      error={isWrong(typed) ? t('filters.seconds_wrong') : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

const DurationForm = ({ search, onChange, close }: ChangeProps & { readonly close: () => void }) => {
  const { t } = useTranslation('statistics')
  const [longer, setLonger] = useState(String(search.duration_gt ?? ''))
  const [shorter, setShorter] = useState(String(search.duration_lt ?? ''))
  return (
    <form
      className="stack s3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWrong(longer) || isWrong(shorter)) return
        const [duration_gt, duration_lt] = inOrder(secondsOf(longer), secondsOf(shorter))
        onChange({ duration_gt, duration_lt })
        close()
      }}
    >
      <div className="fields2">
        <SecondsField label={t('filters.longer')} typed={longer} onType={setLonger} />
        <SecondsField label={t('filters.shorter')} typed={shorter} onType={setShorter} />
      </div>
      <Button type="submit" size="s">
        {t('filters.apply')}
      </Button>
    </form>
  )
}

const DurationFilter = ({ search, onChange }: ChangeProps) => {
  const { t } = useTranslation('statistics')
  const { duration_gt: longer, duration_lt: shorter } = search
  const parts = [
    ...(longer === undefined ? [] : [`> ${formatDuration(longer)}`]),
    ...(shorter === undefined ? [] : [`< ${formatDuration(shorter)}`]),
  ]
  return (
    <Filter
      name={t('filters.duration')}
      value={parts.length === 0 ? undefined : parts.join(', ')}
      onClear={() => onChange({ duration_gt: undefined, duration_lt: undefined })}
    >
      {(close) => <DurationForm search={search} onChange={onChange} close={close} />}
    </Filter>
  )
}

/**
 * The range and every filter except the stream's name, each a chip once it is set. On phones, unset filters are shown
 * on demand, because they would fill the screen.
 */
export const Filters = ({ children: range, ...props }: FiltersProps & { readonly children: ReactNode }) => {
  const { t } = useTranslation(['statistics', 'app'])
  const [all, setAll] = useState(false)
  return (
    <div className={all ? 'viewing-filters' : 'viewing-filters few'}>
      {range}
      {textFilters.map((name) => (
        <TextFilter key={name} name={name} {...props} />
      ))}
      <DurationFilter {...props} />
      <WhoseFilter owner={props.search.owner} onChange={(owner) => props.onChange({ owner })} />
      {linkedFilters.map((name) => (
        <LinkedFilter key={name} name={name} {...props} />
      ))}
      <button type="button" className="btn s more-filters" aria-expanded={all} onClick={() => setAll(!all)}>
        <ListFilter />
        {t(all ? 'filters.fewer' : 'filters.more')}
      </button>
    </div>
  )
}
