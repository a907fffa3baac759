import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { changedQuantity, type Direction, isTooLow, readDelta } from './limit-input.ts'

export interface LimitInput {
  readonly direction: Direction
  readonly typed: string
  /** The requested change; undefined while the input is invalid. */
  readonly delta: number | undefined
  /** The resulting quantity. */
  readonly after: number | undefined
  /** Shown once the field has been left. */
  readonly error: string | undefined
  readonly turn: (direction: Direction) => void
  readonly type: (typed: string) => void
  readonly leave: () => void
}

/** The typed change of the limit. */
export const useLimitInput = ({ quantity }: Pick<Deliverable, 'quantity'>): LimitInput => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const [direction, turn] = useState<Direction>('increase')
  const [typed, type] = useState('1')
  const [touched, setTouched] = useState(false)
  const read = readDelta(typed)
  const tooLow = read !== 'wrong' && isTooLow(quantity, read, direction)
  const delta = read === 'wrong' || tooLow ? undefined : read
  const most = formatNumber(priceCap, locale)
  const problem = tooLow ? t('limit.too_low') : t('validators.mustBeInteger', { most })
  return {
    direction,
    typed,
    delta,
    after: delta === undefined ? undefined : changedQuantity(quantity, delta, direction),
    error: touched && delta === undefined ? problem : undefined,
    turn,
    type,
    leave: () => setTouched(true),
  }
}
