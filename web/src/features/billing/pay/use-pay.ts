import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  /** The control that was pressed, while what it began is under way. */
  readonly busy: string | undefined
  readonly problem: PayProblem | undefined
  readonly secret: string | null
  readonly pay: (wish: Wish) => void
  /** What came of the payment before is said no more: another way was chosen. */
  readonly forget: () => void
  /** Leaves the bank's question alone and chooses another way. */
  readonly startOver: () => void
}

type Question = (secret: string) => Promise<unknown>

/** Carries out one wish after the other; what the order says of it is there when it ends. */
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
      // What says itself what went wrong is shown for a moment, beside the form: there is nothing to correct in it.
      if (!hasOwnWords(error)) return
      const title = error instanceof WidgetFailure ? t('pay.no_widget') : t('pay.no_token')
      toasts.show({ tone: 'bad', title, details: [ownWords(error)] })
    },
    // The buttons stay locked until the order says what came of it; without a network nothing would be heard.
    onSettled: () => (onlineManager.isOnline() ? queryClient.invalidateQueries({ queryKey: ['orders'] }) : undefined),
  })
  return { wishes, begin: useOneAtATime(mutationKey, wishes.mutate) }
}

const problemOf = (error: Error | null, order: OrderDetail, forgotten: string | undefined): PayProblem | undefined => {
  if (error === null) return order.payment?.at === forgotten ? undefined : lastDecline(order)
  return hasOwnWords(error) ? undefined : payProblem(error)
}

/**
 * Paying an order: one wish at a time, however often the button is pressed.
 * `ask` shows what the bank asks; it rejects only where the question could not be shown.
 */
export const usePay = (order: OrderDetail, ask: Question): Paying => {
  const [answered, setAnswered] = useState(false)
  /** The time of the attempt whose end is said no more. */
  const [forgotten, setForgotten] = useState<string>()
  const { secret, keep, drop } = useWaitingSecret(order.id)
  const confirm = async (asked: string): Promise<void> => {
    await ask(asked)
    drop()
    setAnswered(true)
  }
  const { wishes, begin } = useWishes(order, { keepSecret: keep, confirm })
  const { error, isPending, variables } = wishes
  // While a payment is under way the order may still tell of the one before.
  const hasEnded = !isPending && (order.paid_at !== null || order.payment?.state === 'failed')
  useNoQuestion(order.id, hasEnded)
  const waiting = hasEnded ? null : secret
  const stage = stageOf(order, { secret: waiting, answered })
  return {
    // The form stays as it is while its own payment is under way.
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
