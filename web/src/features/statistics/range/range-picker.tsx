import './range-picker.css'
import { viewingKeptDays } from '@foyer/contract/vocabulary/constants.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx'
import { Filter } from '../../../ui/filter.tsx'
import { MomentFields } from '../../../ui/moment-fields.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { momentOf, textOf } from './moment-text.ts'
import { type Preset, presets } from './presets.ts'
import { type AskedRange, presetOf, type Range } from './range.ts'

interface RangePickerProps {
  readonly asked: AskedRange
  /** The resulting range. */
  readonly range: Range
  readonly otherwise: Preset
  /** Typed changes replace the previous history entry. */
  readonly onChange: (next: AskedRange, how?: { readonly replace: boolean }) => void
  /** The current preset was chosen again: the range then ends now, instead of when the page was opened. */
  readonly onAgain: () => void
}

const off: AskedRange = { from: undefined, to: undefined, range: undefined }

/** A relative range, or any two moments in the browser's time zone. */
export const RangePicker = ({ asked, range, otherwise, onChange, onAgain }: RangePickerProps) => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const preset = presetOf(asked, otherwise)
  const moment = (seconds: number): string => formatDate(new Date(seconds * 1000), 'invite', locale)
  const text = preset === undefined ? `${moment(range.from)} – ${moment(range.to)}` : t(`range.${preset}`)
  return (
    <Filter name={t('range.name')} value={text} onClear={preset === otherwise ? undefined : () => onChange(off)}>
      {(close) => (
        <div className="stack s3">
          <ChoiceButtons
            className="range-presets"
            choices={presets}
            chosen={preset}
            labelOf={(each) => t(`range.${each}`)}
            onChoose={(each) => {
              if (each === preset) onAgain()
              onChange({ ...off, range: each === otherwise ? undefined : each })
              close()
            }}
          />
          <MomentFields
            type="datetime-local"
            labels={{ from: t('range.from'), to: t('range.to') }}
            from={textOf(range.from)}
            to={textOf(range.to)}
            onChange={(from, to) =>
              onChange({ ...off, from: momentOf(from, range), to: momentOf(to, range) }, { replace: true })
            }
          />
          <p className="tiny subtle">
            {t('range.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
            <br />
            {t('range.kept', { count: viewingKeptDays })}
          </p>
        </div>
      )}
    </Filter>
  )
}
