import './list.css'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx'
import { Filter } from '../../../ui/filter.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { type Period, periodOf, presetOf, presets } from './periods.ts'

interface PeriodFilterProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

const hourMs = 3_600_000

const useDayText = (): ((day: string) => string) => {
  const locale = useLocale()
  return (day) => formatDate(day, 'date', locale, 'UTC')
}

const usePeriodText = (): ((period: Period) => string | undefined) => {
  const { t } = useTranslation('billing')
  const text = useDayText()
  const now = useNow(hourMs)
  return (period) => {
    const { from, to } = period
    const preset = presetOf(period, now)
    if (preset !== undefined) return t(`period.${preset}`)
    if (from !== undefined && to !== undefined) return `${text(from)} – ${text(to)}`
    if (from !== undefined) return t('period.since', { day: text(from) })
    return to === undefined ? undefined : t('period.until', { day: text(to) })
  }
}

const off: Period = { from: undefined, to: undefined }

const dayOrNothing = (value: string): string | undefined => (value === '' ? undefined : value)

/** The days that a list is about: a whole month or year, or any two days. */
export const PeriodFilter = ({ period, onChange }: PeriodFilterProps) => {
  const { t } = useTranslation('billing')
  const text = usePeriodText()
  const { from, to } = period
  const now = useNow(hourMs)
  const chosen = presetOf(period, now)
  return (
    <Filter name={t('period.name')} value={text(period)} onClear={() => onChange(off)}>
      {(close) => (
        <div className="stack s3">
          <ChoiceButtons
            className="period-presets"
            choices={presets}
            chosen={chosen}
            labelOf={(preset) => t(`period.${preset}`)}
            onChoose={(preset) => {
              onChange(periodOf(preset, now))
              close()
            }}
          />
          <div className="fields2">
            <TextField
              type="date"
              label={t('period.from')}
              value={from ?? ''}
              max={to}
              onChange={({ target }) => onChange({ from: dayOrNothing(target.value), to })}
            />
            <TextField
              type="date"
              label={t('period.to')}
              value={to ?? ''}
              min={from}
              onChange={({ target }) => onChange({ from, to: dayOrNothing(target.value) })}
            />
          </div>
          <p className="tiny subtle">{t('period.utc')}</p>
        </div>
      )}
    </Filter>
  )
}
