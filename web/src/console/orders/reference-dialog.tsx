import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { ReferenceDialog as Dialog } from '../../ui/reference-dialog.tsx'
import { api } from '../api.ts'
import { Refusal } from '../list/refusal.tsx'
import type { StaffOrderDetail } from './queries.ts'
import { useMoneyChange } from './use-money-change.ts'

interface DialogProps {
  readonly order: StaffOrderDetail
  readonly onClose: () => void
}

/** The customer's own reference on an unpaid invoice. */
export const ReferenceDialog = ({ order: { id, number, buyer_reference }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const saving = useMoneyChange(
    (reference: string | null) =>
      answerOf(
        api.PUT('/operator/api/v1/orders/{id}/buyer_reference', {
          params: { path: { id } },
          body: { buyer_reference: reference },
        }),
      ),
    { done: t('order:po.done') },
  )
  return (
    <Dialog
      reference={buyer_reference}
      words={{
        title: t('order:po.title', { number }),
        name: t('order:po.name'),
        hint: t('order:po.hint'),
        save: t('order:po.save'),
      }}
      saving={saving}
      refusal={<Refusal error={saving.error} fields={[]} />}
      onClose={onClose}
    />
  )
}
