import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { orderQuery } from '../queries.ts'
import { dialogWords } from './dialog-words.ts'

const longest = 60

interface DialogProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** The buyer's own reference on an unpaid invoice. An empty one is none. */
export const ReferenceDialog = ({ order: { id, number, buyer_reference }, onClose }: DialogProps) => {
  const { t } = useTranslation('billing')
  const { t: common } = useTranslation()
  const { title, hint, save } = dialogWords[useLocale()].reference
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(buyer_reference ?? '')
  const words = typed.trim()
  const saving = useMutation({
    meta: { success: common('global.saved'), ownFields: true },
    mutationFn: () =>
      answerOf(
        api.PUT('/billing/api/v1/orders/{order_id}/buyer_reference', {
          params: { path: { order_id: id } },
          body: { buyer_reference: words === '' ? null : words },
        }),
      ),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const said = saving.error instanceof Failure && saving.error.isOfFields ? saving.error.message : undefined
  return (
    <Confirm
      title={title(number)}
      action={save}
      tone="plain"
      typed={typed === (buyer_reference ?? '') ? '' : typed}
      blocked={words === (buyer_reference ?? '')}
      onConfirm={() => saving.mutateAsync()}
      onClose={onClose}
    >
      <TextField
        label={t('reference.name')}
        hint={hint}
        value={typed}
        maxLength={longest}
        error={said}
        onChange={({ target }) => {
          setTyped(target.value)
          if (said !== undefined) saving.reset()
        }}
      />
    </Confirm>
  )
}
