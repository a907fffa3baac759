import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { MovedRefusal } from './order-refusal.tsx'
import { OtherLimit } from './other-limit.tsx'
import type { StaffLicence } from './queries.ts'
import { useLicenceOrder } from './use-licence-order.ts'
import { usePlan } from './use-plan.ts'
import { useSeenLicence } from './use-seen-licence.ts'

interface DialogProps {
  readonly licence: StaffLicence
  readonly onClose: () => void
}

const pointer = '/quantity_delta'

/** Lowers the limit by an order, which the customer sees among their orders. */
export const DecreaseDialog = ({ licence, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'licence'])
  const { seen, moved, ask } = useSeenLicence(licence, 'quantity')
  const { human_id, quantity, sku_id } = seen
  const title = t('licence:decrease.title', { number: human_id })
  const { values, change, holds } = useBeside(title, { typed: '' })
  const { typed } = values
  const facts = usePlan(sku_id)
  const least = facts?.min_quantity ?? 1
  const wanted = Number(typed)
  const fits = /^\d+$/.test(typed.trim()) && wanted >= least && wanted < quantity
  const wrong = typed.trim() !== '' && !fits ? t('licences.limit_wrong', { least, most: quantity - 1 }) : undefined
  const ordering = useLicenceOrder(licence, t('licence:decrease.done'), ask)
  return (
    <ReasonDialog
      title={title}
      action={t('licence:decrease.action')}
      tone="plain"
      blocked={!fits}
      holds={holds}
      onConfirm={(reason) =>
        ordering.mutateAsync({ action: 'decrease', quantity_delta: wanted - quantity, seen_quantity: quantity, reason })
      }
      onClose={onClose}
    >
      <p className="muted">{t('licence:decrease.text', { quantity })}</p>
      <TextField
        label={t('licences.limit_label')}
        remark={quantity > least && t('licences.limit_range', { least, most: quantity - 1 })}
        hint={quantity <= least ? t('licence:decrease.none', { least }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={wrong ?? saidOf(ordering.error, pointer)}
        onChange={({ target }) => {
          change({ typed: target.value })
          ordering.reset()
        }}
      />
      <div aria-live="polite">{fits && <OtherLimit licence={seen} limit={wanted} />}</div>
      <MovedRefusal
        error={ordering.error}
        pointer={pointer}
        moved={moved && t('licence:limit_moved_on', { quantity: moved.quantity })}
      />
    </ReasonDialog>
  )
}
