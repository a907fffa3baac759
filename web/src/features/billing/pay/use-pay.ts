import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardsQuery } from '../../../api/cards.ts'
import { useOneAtATime } from '../../../api/one-at-a-time.ts'
import { tabStore } from '../../../lib/storage.ts'
import { leavePage } from '../../../ui/leave-page.ts'
import { toasts } from '../../../ui/toast-store.ts'
import { orderQuery } from '../queries.ts'
import { WidgetFailure } from './card-widget.ts'
import { heardBeforeLeaving } from './heard-before-leaving.ts'
import { hasOwnWords, useOwnWords } from './own-words.ts'
import { lastDecline, type PayProblem, payProblem } from './pay-problem.ts'
import { type PayStage, stageOf } from './pay-stage.ts'
import { useNoQuestion, useWaitingSecret } from './use-waiting-secret.ts'
import { carryOut, type PayTools, type Wish } from './wish.ts'

export interface Paying {
  readonly stage: PayStage
  /** The id of the control that was pressed, while its action runs. */
  readonly busy: string | undefined
  readonly problem: PayProblem | undefined
  readonly secret: string | null
  readonly pay: (wish: Wish) => void
  /** Hides the outcome of the previous payment, because another way was chosen. */
  readonly forget: () => void
  /** Abandons the bank's confirmation to choose another way. */
  readonly startOver: () => void
}

type Question = (secret: string) => Promise<unknown>

/** Runs payments one at a time. Each ends when the order shows its outcome. */
const useWishes = (order: OrderDetail, tools: Pick<PayTools, 'keepSecret' | 'confirm'>) => {
  const { t } = useTranslation('billing')
  const queryClient = useQueryClient()
  const ownWords = useOwnWords()
  const { id, description } = order
  const leave = (url: string): Promise<void> => {
    heardBeforeLeaving(tabStore).note(order)
    return leavePage(url)
  }
  const mutationKey = ['pay', id]
  const wishes = useMutation({
    mutationKey,
    meta: { ownFailure: true },
    mutationFn: (wish: Wish) => carryOut({ orderId: id, description, leave, ...tools }, wish),
    onSuccess: (paid) => paid !== undefined && queryClient.setQueryData(orderQuery(id).queryKey, paid),
    onError: (error) => {
      // The card may have been deleted elsewhere.
      void queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
      // Errors with a message of their own appear briefly as a toast: there is nothing to correct in the form.
      if (!hasOwnWords(error)) return
      const title = error instanceof WidgetFailure ? t('pay.no_widget') : t('pay.no_token')
      toasts.show({ tone: 'bad', title, details: [ownWords(error)] })
    },
    // The buttons stay locked until the order shows the outcome. Offline, no outcome would ever arrive.
    onSettled: () => (onlineManager.isOnline() ? queryClient.invalidateQueries({ queryKey: ['orders'] }) : undefined),
  })
  return { wishes, begin: useOneAtATime(mutationKey, wishes.mutate) }
}

const problemOf = (error: Error | null, order: OrderDetail, forgotten: string | undefined): PayProblem | undefined => {
  if (error === null) return order.payment?.at === forgotten ? undefined : lastDecline(order)
  return hasOwnWords(error) ? undefined : payProblem(error)
}

/**
 * Pays an order: one payment at a time, however often the button is pressed. `ask` shows the bank's confirmation and
 * rejects only if that could not be shown.
 */
export const usePay = (order: OrderDetail, ask: Question): Paying => {
  const [answered, setAnswered] = useState(false)
  /** The time of the attempt whose outcome is hidden. */
  const [forgotten, setForgotten] = useState<string>()
  const { secret, keep, drop } = useWaitingSecret(order.id)
  const confirm = async (asked: string): Promise<void> => {
    await ask(asked)
    drop()
    setAnswered(true)
  }
  const { wishes, begin } = useWishes(order, { keepSecret: keep, confirm })
  const { error, isPending, variables } = wishes
  // While a payment is running, the order may still report the previous one.
  const hasEnded = !isPending && (order.paid_at !== null || order.payment?.state === 'failed')
  useNoQuestion(order.id, hasEnded)
  const waiting = hasEnded ? null : secret
  const stage = stageOf(order, { secret: waiting, answered })
  return {
    // The form stays visible while its own payment is running.
    stage: isPending && variables.kind !== 'confirm' && stage !== 'paid' ? 'open' : stage,
    busy: isPending ? variables.id : undefined,
    problem: isPending ? undefined : problemOf(error, order, forgotten),
    secret: waiting,
    pay: (wish) => {
      setAnswered(false)
      begin(wish)
    },
    forget: () => {
      setForgotten(order.payment?.at)
      wishes.reset()
    },
    startOver: drop,
  }
}
