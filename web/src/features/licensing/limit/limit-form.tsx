import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { UpgradeResult } from '@foyer/contract/licensing/limit-change.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { changedQuantity, type Direction, isTooLow, readDelta } from './limit-input.ts'
import { LowerDialog } from './lower-dialog.tsx'
import { RaiseDialog } from './raise-dialog.tsx'
import { useRaiseLock } from './use-raise-lock.ts'

/** What becomes of a raise that was asked for. */
const useResult = (id: string, lock: () => void) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  return (result: UpgradeResult): void => {
    void client.invalidateQueries({ queryKey: ['deliverable', id] })
    switch (result.status) {
      case 'success':
        return
      case 'payment_required':
        void navigate({ to: '/invoices/$id', params: { id: result.order_id } })
        return
      case 'waiting':
        lock()
    }
  }
}

interface LimitFormProps {
  readonly licence: Deliverable
  readonly mayLower: boolean
  /** Shown instead of the form where there is one. */
  readonly reason: ReactNode
}

export const LimitForm = ({ licence, mayLower, reason }: LimitFormProps) => {
  const { t } = useTranslation(['licensing', 'app'])
  const locale = useLocale()
  const [direction, setDirection] = useState<Direction>('increase')
  const [typed, setTyped] = useState('1')
  const [touched, setTouched] = useState(false)
  const [asking, setAsking] = useState<number>()
  const warn = useCallback(() => toasts.show({ tone: 'warn', title: t('limit.late') }), [t])
  const { locked, lock } = useRaiseLock(licence.quantity, warn)
  const onResult = useResult(licence.id, lock)
  if (licence.upgrade_status !== 'enabled' && !locked) return reason
  const delta = readDelta(typed)
  const wrong = delta === 'wrong' || isTooLow(licence.quantity, delta, direction)
  const after = wrong ? undefined : changedQuantity(licence.quantity, delta, direction)
  const tooLow = delta !== 'wrong' && isTooLow(licence.quantity, delta, direction)
  const submit = (): void => {
    setTouched(true)
    if (delta !== 'wrong' && !wrong) setAsking(delta)
  }
  return (
    <form
      className="stack limit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {mayLower && (
        <Segmented
          label={t('limit.direction')}
          value={direction}
          segments={[
            { value: 'increase', name: t('limit.increase') },
            { value: 'decrease', name: t('limit.decrease') },
          ]}
          onChange={setDirection}
        />
      )}
      <Stepper
        label={t('limit.by')}
        names={{ less: t('limit.less'), more: t('limit.more') }}
        value={typed}
        min={1}
        disabled={locked}
        remark={after !== undefined && `${formatNumber(licence.quantity, locale)} → ${formatNumber(after, locale)}`}
        error={touched && wrong ? t(tooLow ? 'limit.too_low' : 'app:validators.mustBeInteger') : undefined}
        onChange={setTyped}
        onLeave={() => setTouched(true)}
      />
      <Button
        type="submit"
        kind={direction === 'increase' ? 'primary' : 'plain'}
        wide
        disabled={locked || wrong}
        busy={locked}
      >
        {after === undefined
          ? t('limit.change')
          : t(`limit.${direction}_to`, { quantity: formatNumber(after, locale) })}
      </Button>
      <p className="hint" aria-live="polite">
        {t(locked ? 'limit.waiting' : direction === 'increase' ? 'limit.hint_increase' : 'limit.hint_decrease')}
      </p>
      {asking !== undefined && direction === 'increase' && (
        <RaiseDialog licence={licence} delta={asking} onResult={onResult} onClose={() => setAsking(undefined)} />
      )}
      {asking !== undefined && direction === 'decrease' && (
        <LowerDialog licence={licence} delta={asking} onClose={() => setAsking(undefined)} />
      )}
    </form>
  )
}
