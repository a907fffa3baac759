import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { UpgradeResult } from '@foyer/contract/licensing/limit-change.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { formatNumber } from '../../../lib/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { useStillHere } from '../../../ui/use-still-here.ts'
import { LowerDialog } from './lower-dialog.tsx'
import { RaiseDialog } from './raise-dialog.tsx'
import { type LimitInput, useLimitInput } from './use-limit-input.ts'
import { useRaiseLock } from './use-raise-lock.ts'

/** Shows the outcome of a raise. Users who may see its invoice go there, unless they have left the licence; others are told who pays. */
const useResult = ({ id, owner }: Deliverable, lock: () => void) => {
  const { t } = useTranslation(['licensing', 'app'])
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const locale = useLocale()
  const isStillHere = useStillHere()
  return (result: UpgradeResult, raisedTo: number): void => {
    void client.invalidateQueries({ queryKey: ['deliverable', id] })
    switch (result.status) {
      case 'success':
        toasts.show({ tone: 'ok', title: t('limit.raised', { quantity: formatNumber(raisedTo, locale) }) })
        return
      case 'payment_required': {
        const open = (): void => void navigate({ to: '/invoices/$id', params: { id: result.order_id } })
        const isShown = owner === null || may(owner, 'getOrder')
        if (isShown && isStillHere()) open()
        else
          toasts.show({
            tone: 'ok',
            title: t('limit.invoiced'),
            ...(isShown
              ? { actions: [{ label: t('app:pages.invoice'), run: open }] }
              : { details: [t('limit.paid_by', { email: owner.email })] }),
          })
        return
      }
      case 'waiting':
        lock()
    }
  }
}

interface FieldsProps {
  readonly input: LimitInput
  readonly quantity: number
  readonly mayLower: boolean
  readonly locked: boolean
}

const Fields = ({ input, quantity, mayLower, locked }: FieldsProps) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { direction, typed, after, error, turn, type, leave } = input
  const segments = (['increase', 'decrease'] as const).map((value) => ({ value, name: t(`limit.${value}`) }))
  return (
    <>
      {mayLower && <Segmented label={t('limit.direction')} value={direction} segments={segments} onChange={turn} />}
      <Stepper
        label={t('limit.by')}
        names={{ less: t('limit.less'), more: t('limit.more') }}
        value={typed}
        min={1}
        disabled={locked}
        remark={after !== undefined && `${formatNumber(quantity, locale)} → ${formatNumber(after, locale)}`}
        error={error}
        onChange={type}
        onLeave={leave}
      />
      <Button
        type="submit"
        kind={direction === 'increase' ? 'primary' : 'plain'}
        wide
        disabled={locked || after === undefined}
        busy={locked}
      >
        {after === undefined
          ? t('limit.change')
          : t(`limit.${direction}_to`, { quantity: formatNumber(after, locale) })}
      </Button>
      <p className="hint" aria-live="polite">
        {t(locked ? 'limit.waiting' : `limit.hint_${direction}`)}
      </p>
    </>
  )
}

interface LimitFormProps {
  readonly licence: Deliverable
  readonly mayLower: boolean
  /** Shown instead of the form if present. */
  readonly reason: ReactNode
}

export const LimitForm = ({ licence, mayLower, reason }: LimitFormProps) => {
  const { t } = useTranslation('licensing')
  const input = useLimitInput(licence)
  const [asking, setAsking] = useState<number>()
  const warn = useCallback(() => void toasts.show({ tone: 'warn', title: t('limit.late') }), [t])
  const { locked, lock } = useRaiseLock(licence.quantity, warn)
  const onResult = useResult(licence, lock)
  if (licence.upgrade_status !== 'enabled' && !locked) return reason
  const close = (): void => setAsking(undefined)
  return (
    <form
      className="stack limit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        input.leave()
        setAsking(input.delta)
      }}
    >
      <Fields input={input} quantity={licence.quantity} mayLower={mayLower} locked={locked} />
      {asking !== undefined && input.direction === 'increase' && (
        <RaiseDialog
          licence={licence}
          delta={asking}
          onResult={(result) => onResult(result, licence.quantity + asking)}
          onClose={close}
        />
      )}
      {asking !== undefined && input.direction === 'decrease' && (
        <LowerDialog licence={licence} delta={asking} onClose={close} />
      )}
    </form>
  )
}
