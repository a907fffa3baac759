import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { forget, Refusal, saidOf } from '../list/refusal.tsx'
import type { StaffOrderDetail } from './queries.ts'
import { useMoneyChange } from './use-money-change.ts'

const longest = 60
const pointer = '/buyer_reference'

interface DialogProps {
  readonly order: StaffOrderDetail
  readonly onClose: () => void
}

/** The customer's own reference on an unpaid invoice. An empty one is none. */
export const ReferenceDialog = ({ order: { id, number, buyer_reference }, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const [typed, setTyped] = useState(buyer_reference ?? '')
  const words = typed.trim()
  const saving = useMoneyChange(
    (reference: string | null) =>
      answerOf(
        api.PUT('/operator/api/v1/orders/{id}/buyer_reference', {
          params: { path: { id } },
          body: { buyer_reference: reference },
        }),
      ),
    t('order:po.done'),
  )
  return (
    <Confirm
      title={t('order:po.title', { number })}
      action={t('order:po.save')}
      tone="plain"
      typed={typed === (buyer_reference ?? '') ? '' : typed}
      blocked={words === (buyer_reference ?? '')}
      onConfirm={() => saving.mutateAsync(words === '' ? null : words)}
      onClose={onClose}
    >
      <div className="stack">
        <Refusal error={saving.error} fields={[pointer]} />
        <TextField
          label={t('order:po.name')}
          hint={t('order:po.hint')}
          value={typed}
          maxLength={longest}
          error={saidOf(saving.error, pointer)}
          onChange={({ target }) => {
            setTyped(target.value)
            forget(saving, pointer)
          }}
        />
      </div>
    </Confirm>
  )
}
