import type { OrderDetail, Reissue } from '@foyer/contract/billing/order.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { statusOf } from '../../../api/failure.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { ReissueChanges } from '../../../ui/reissue-changes.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { orderQuery } from '../queries.ts'
import { dialogWords } from './dialog-words.ts'

interface DialogProps {
  readonly order: OrderDetail & { readonly reissue: Reissue }
  readonly onClose: () => void
}

/**
 * Says what will change before an unpaid invoice is issued again, and goes to the new one. What was seen is what is
 * confirmed; if that has changed meanwhile, it is refused, and the dialog shows what would be issued now.
 */
export const ReissueDialog = ({ order, onClose }: DialogProps): ReactNode => {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(order)
  const { id, number, reissue } = seen
  const words = dialogWords[useLocale()].reissue
  const names = {
    ...words.names,
    legal_name: t('billed_to'),
    total: t('sum.total'),
  }
  const reissuing = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/billing/api/v1/orders/{order_id}/reissue', {
          params: { path: { order_id: id } },
          body: { seen_total: reissue.amount, seen_buyer: reissue.buyer },
        }),
      ),
    onSuccess: async (made) => {
      queryClient.setQueryData(orderQuery(made.id).queryKey, made)
      await navigate({ to: '/invoices/$id', params: { id: made.id } })
    },
    onSettled: async (_made, refusal) => {
      // Refused or not: what the page says of the old one is out of date.
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
      const now = queryClient.getQueryData(orderQuery(id).queryKey)
      if (now === undefined || statusOf(refusal) !== 409) return
      if (now.reissue === null) onClose()
      else setSeen({ ...now, reissue: now.reissue })
    },
  })
  return (
    <Confirm
      title={words.title(number)}
      action={t('reissue.open')}
      tone="plain"
      onConfirm={() => reissuing.mutateAsync()}
      onClose={onClose}
    >
      <div className="stack">
        <p className="muted">{words.text}</p>
        <ReissueChanges order={seen} names={names} />
      </div>
    </Confirm>
  )
}
