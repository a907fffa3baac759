import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import './period-filter.css'
import { formatDate } from '../lib/dates.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { Filter } from './filter.tsx'
import { MomentFields } from './moment-fields.tsx'
import { type Period, periodOf, type Preset, presetOf, presets } from './periods.ts'
import { useLocale } from './use-locale.ts'
import { useNow } from './use-now.ts'

type PeriodWord = Preset | 'name' | 'from' | 'to' | 'since' | 'until' | 'utc'

/** The texts of the list's feature. `since` and `until` contain a day, the others do not. */
type PeriodWords = (word: PeriodWord, values: { readonly day: string }) => string

const noDay = { day: '' }

interface PeriodFilterProps {
  readonly period: Period
  readonly words: PeriodWords
  /** Typed changes replace the previous history entry. */
  readonly onChange: (period: Period, how?: { readonly replace: boolean }) => void
}

const useDayText = (): ((day: string) => string) => {
  const locale = useLocale()
  return (day) => formatDate(day, 'date', locale, 'UTC')
}

const usePeriodText = (words: PeriodWords): ((period: Period) => string | undefined) => {
  const text = useDayText()
  const now = useNow(hourMs)
  return (period) => {
    const { from, to } = period
    const preset = presetOf(period, now)
    if (preset !== undefined) return words(preset, noDay)
    if (from !== undefined && to !== undefined) return `${text(from)} – ${text(to)}`
    if (from !== undefined) return words('since', { day: text(from) })
    return to === undefined ? undefined : words('until', { day: text(to) })
  }
}

const off: Period = { from: undefined, to: undefined }

/** Filters by days: a whole month, quarter or year, or any range. */
export const PeriodFilter = ({ period, words, onChange }: PeriodFilterProps) => {
  const text = usePeriodText(words)
  const now = useNow(hourMs)
  const chosen = presetOf(period, now)
  return (
    <Filter name={words('name', noDay)} value={text(period)} onClear={() => onChange(off)}>
      {(close) => (
        <div className="stack s3">
          <ChoiceButtons
            className="period-presets"
            choices={presets}
            chosen={chosen}
            labelOf={(preset) => words(preset, noDay)}
            onChoose={(preset) => {
              onChange(periodOf(preset, now))
              close()
            }}
          />
          <div className="fields2">
            <MomentFields
              type="date"
              labels={{ from: words('from', noDay), to: words('to', noDay) }}
              from={period.from}
              to={period.to}
              onChange={(from, to) => onChange({ from, to }, { replace: true })}
            />
          </div>
          <p className="tiny subtle">{words('utc', noDay)}</p>
        </div>
      )}
    </Filter>
  )
}
