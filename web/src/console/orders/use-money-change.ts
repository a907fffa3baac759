import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { toasts } from '../../ui/toast-store.ts'

/** All queries that show money: a change to one order affects lists, totals and approvals. */
const keys = [
  'order',
  'orders',
  'payments',
  'credit_notes',
  'refunds',
  'approvals',
  'customers',
  'customer',
  'today',
] as const

interface Outcome<Answer> {
  /** The message if it was done. */
  readonly done: string
  /** A message if the answer says that it failed. */
  readonly failed?: (answer: Answer) => string | undefined
  /** After a conflict, once the page is up to date. */
  readonly onConflict?: (error: Failure) => void
}

/** A change to a customer's money. The server may keep it for a second person to approve. */
export const useMoneyChange = <Wish, Answer extends object>(
  change: (wish: Wish) => Promise<Answer>,
  { done, failed, onConflict }: Outcome<Answer>,
) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const askAgain = (): Promise<unknown> =>
    Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: ['operator', key] })))
  return useMutation({
    mutationFn: change,
    meta: { ownFields: true },
    // A colleague or the customer was faster, so the page is out of date.
    onError: async (error) => {
      if (!(error instanceof Failure) || error.status !== 409) return
      await askAgain()
      onConflict?.(error)
    },
    onSuccess: (answer) => {
      // A pending approval has these fields; any other answer means that it was done.
      const waits = 'requested_by' in answer && 'state' in answer && answer.state === 'pending'
      const failure = failed?.(answer)
      if (failure !== undefined) toasts.show({ tone: 'bad', title: failure })
      else toasts.show({ tone: waits ? 'warn' : 'ok', title: waits ? t('approvals.waits') : done })
      return askAgain()
    },
  })
}
