import type { OrderDetail, Reissue } from '@foyer/contract/billing/order.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { ReissueChanges } from '../../../ui/reissue-changes.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { orderQuery } from '../queries.ts'
import { dialogWords } from './dialog-words.ts'

interface DialogProps {
  readonly order: OrderDetail & { readonly reissue: Reissue }
  readonly onClose: () => void
}

/** Says what will change before an unpaid invoice is issued again, and goes to the new one. */
export const ReissueDialog = ({ order, onClose }: DialogProps): ReactNode => {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { id, number, reissue } = order
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
          body: { seen_total: reissue.amount },
        }),
      ),
    onSuccess: async (made) => {
      queryClient.setQueryData(orderQuery(made.id).queryKey, made)
      await navigate({ to: '/invoices/$id', params: { id: made.id } })
    },
    // Refused or not: what the page says of the old one is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
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
        <ReissueChanges order={order} names={names} />
      </div>
    </Confirm>
  )
}
