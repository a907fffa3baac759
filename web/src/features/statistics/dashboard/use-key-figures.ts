import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useTranslation } from 'react-i18next'
import { formatHours } from '../../../lib/durations.ts'
import { formatBytes, formatNumber } from '../../../lib/measures.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { changeOf, endOfStep, peakOf, type Point, sumOf } from './change.ts'
import type { KeyFigure } from './key-figures.tsx'
import { spanText } from './span-text.ts'
import type { Series } from './use-series.ts'

const none = '—'

const highest = (points: readonly Point[]): number => peakOf(points)?.value ?? 0

/** The range's totals and its peak, each beside that of the period before. */
export const useKeyFigures = ({ now, earlier, comparable, lacks, sessionsTo }: Series): KeyFigure[] => {
  const { t } = useTranslation('statistics')
  const locale = useLocale()
  const figure = (
    name: 'bytes' | 'duration' | 'plays' | 'sessions',
    write: (value: number, locale: Locale) => string,
    valueOf: (points: readonly Point[]) => number = sumOf,
  ): KeyFigure => {
    const [points, past] = [now[name], earlier[name]]
    const title = t(`figures.${name === 'sessions' ? 'peak' : name}`)
    if (points?.length === 0) return { name: title, text: none, remark: t('figures.uncounted') }
    if (lacks[name]) return { name: title, text: none }
    if (points === undefined) return { name: title, text: undefined }
    const value = valueOf(points)
    const text = write(value, locale)
    if (past === undefined) return { name: title, text }
    const change = comparable ? changeOf(value, valueOf(past)) : undefined
    return {
      name: title,
      text,
      change,
      remark: change === undefined && value > 0 ? t('figures.nothing_before') : undefined,
    }
  }
  const watched = now.sessions ?? []
  const peak = peakOf(watched)
  const timeOf = (point: Point): string =>
    spanText({ from: point.at, to: endOfStep(watched, watched.indexOf(point), sessionsTo) }, locale)
  return [
    figure('bytes', formatBytes),
    figure('duration', formatHours),
    figure('plays', formatNumber),
    {
      ...figure('sessions', formatNumber, highest),
      time: peak === undefined || peak.value === 0 ? undefined : timeOf(peak),
    },
  ]
}
