import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../api/failure.ts'
import { toasts } from '../../ui/toast-store.ts'

/** Everything that shows money is asked for again: one order's change moves lists, sums and what waits for a decision. */
const keys = ['order', 'orders', 'payments', 'approvals', 'customers', 'customer', 'today'] as const

/** Something done with a customer's money. The server may keep it for a second person to decide. */
export const useMoneyChange = <Wish, Answer extends object>(
  change: (wish: Wish) => Promise<Answer>,
  done: string,
  /** Words for an answer which says that it did not come about. */
  failed: (answer: Answer) => string | undefined = () => undefined,
) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const askAgain = (): Promise<unknown> =>
    Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: ['operator', key] })))
  return useMutation({
    mutationFn: change,
    meta: { ownFields: true },
    // A colleague or the customer was faster: what stands here is no longer so.
    onError: (error) => (statusOf(error) === 409 ? askAgain() : undefined),
    onSuccess: (answer) => {
      // An approval that is pending says what is asked for; everything else is as it was wished.
      const waits = 'requested_by' in answer && 'state' in answer && answer.state === 'pending'
      const failure = failed(answer)
      if (failure !== undefined) toasts.show({ tone: 'bad', title: failure })
      else toasts.show({ tone: waits ? 'warn' : 'ok', title: waits ? t('approvals.waits') : done })
      return askAgain()
    },
  })
}
