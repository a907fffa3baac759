import { verificationChargeRub } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { cardsQuery } from '../../../api/cards.ts'
import { mayPass } from '../../../api/failure.ts'
import { gatewaysQuery } from '../../../api/payment-gateways.ts'
import { profileQuery } from '../../../api/profile.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSlip } from '../../../ui/slip.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { CardChoiceList } from '../pay/card-choice-list.tsx'
import { cardWidget } from '../pay/card-widget.ts'
import { CardRefusal } from '../pay/gateway-failures.ts'
import { cardChoices } from '../pay/pay-choices.ts'
import { useBankQuestion } from '../pay/use-bank-question.ts'
import type { CardToken } from '../pay/wish.ts'
import { addCard, verifyCard } from './card-calls.ts'
import { CardProblem } from './card-problem.tsx'

type Choice = ReturnType<typeof cardChoices>[number]

/** How often and how many times the list is polled for a card that a notification will add. */
const lookMs = 1_000
const looksAtMost = 20

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** `awaited`: the notification that adds the card has not arrived yet. */
type Outcome = 'kept' | 'awaited' | 'given up'

const useArrival = () => {
  const queryClient = useQueryClient()
  return async (before: number): Promise<Outcome> => {
    for (let looks = 0; looks < looksAtMost; looks += 1) {
      try {
        const cards = await queryClient.fetchQuery({ ...cardsQuery, staleTime: 0, retry: false })
        if (cards.length > before) return 'kept'
      } catch (error) {
        // The bank has agreed, so a failure to read the list does not undo that.
        if (!mayPass(error)) break
      }
      await pause(lookMs)
    }
    return 'awaited'
  }
}

/** Saves the typed card, or has CloudPayments' window verify one. `stepAside` is called while a third-party window is open. */
const useKeep = (choice: Choice | undefined, card: CardToken | undefined, stepAside: (aside: boolean) => void) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const ask = useBankQuestion()
  const arrive = useArrival()
  const { data: cards = [] } = useQuery(cardsQuery)
  return async (): Promise<Outcome> => {
    if (choice?.kind !== 'new') return 'given up'
    const { gateway } = choice
    if (gateway.gateway === 'cloudpayments') {
      const charge = await verifyCard()
      const show = cardWidget(gateway, locale, () => stepAside(true))
      const outcome = await show({ ...charge, description: t('cards.verify') }).finally(() => stepAside(false))
      return outcome === 'paid' ? arrive(cards.length) : 'given up'
    }
    if (card === undefined) return 'given up'
    const token = await card.get()
    card.forget()
    const answer = await addCard(token)
    if (!('client_secret' in answer)) return 'kept'
    stepAside(true)
    const refused = await ask(answer.client_secret).finally(() => stepAside(false))
    if (refused !== undefined) throw new CardRefusal(refused)
    return arrive(cards.length)
  }
}

const useSaving = (keep: () => Promise<Outcome>, onClose: () => void) => {
  const { t } = useTranslation('billing')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: keep,
    meta: { ownFailure: true },
    onSuccess: (outcome) => {
      if (outcome === 'given up') return
      if (outcome === 'kept') toasts.show({ tone: 'ok', title: t('cards.added') })
      else toasts.show({ tone: 'warn', title: t('cards.awaited') })
      onClose()
    },
    // After a failure too, because nobody knows how far the call got.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  })
}

interface ActionsProps {
  readonly name: string
  readonly isReady: boolean
  readonly saving: ReturnType<typeof useSaving>
  readonly onClose: () => void
}

const Actions = ({ name, isReady, saving, onClose }: ActionsProps) => {
  const { t } = useTranslation('billing')
  return (
    <>
      <Button disabled={saving.isPending} onClick={onClose}>
        {t('cards.cancel')}
      </Button>
      <Button kind="primary" busy={saving.isPending} disabled={!isReady} onClick={() => saving.mutate()}>
        {name}
      </Button>
    </>
  )
}

/** Whether a third-party window is open in place of the dialog. */
const useAside = () => {
  const [aside, setAside] = useState(false)
  const [opener] = useState(() => document.activeElement)
  const step = (next: boolean): void => {
    // Their window has taken the focus, and a dialog returns the focus to where it was when it opened.
    if (!next && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    // Synchronously, before their window takes the focus: a closing dialog restores the focus and would take it away.
    flushSync(() => setAside(next))
  }
  return [aside, step] as const
}

/** The form that saves a card, for every gateway that can store cards. */
const AddCardDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const { data: profile } = useQuery(profileQuery)
  const choices = cardChoices(gateways, [], 0)
  const [chosenId, setChosenId] = useState<string>()
  const [card, setCard] = useState<CardToken>()
  const [begun, setBegun] = useState(false)
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0]
  const [aside, stepAside] = useAside()
  const saving = useSaving(useKeep(chosen, card, stepAside), onClose)
  const inWindow = chosen?.kind === 'new' && chosen.gateway.gateway === 'cloudpayments'
  const { onSlip, buttons, question } = useSlip(begun, onClose)
  const charge = formatMoney(verificationChargeRub(profile?.currency ?? 'RUB'), 'RUB', locale)
  return (
    <Dialog
      title={t('cards.add')}
      busy={saving.isPending}
      aside={aside}
      onClose={onSlip}
      actions={
        buttons ?? (
          <Actions
            name={inWindow ? t('cards.verify') : t('cards.save')}
            isReady={inWindow || card !== undefined}
            saving={saving}
            onClose={onClose}
          />
        )
      }
    >
      <div className="stack">
        <CardChoiceList
          choices={choices}
          chosen={chosen?.id}
          disabled={saving.isPending}
          legend={t('cards.where')}
          onChoose={setChosenId}
          onCard={setCard}
          onBegun={setBegun}
        />
        {saving.error !== null && <CardProblem error={saving.error} />}
        <p className="small muted">{inWindow ? t('cards.verify_text', { charge }) : t('cards.kept')}</p>
        {question}
      </div>
    </Dialog>
  )
}

export const AddCard = ({ kind = 'plain' }: { kind?: 'primary' | 'plain' }) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(null, 'addPaymentMethod')) return <p className="small muted">{t('cards.not_you')}</p>
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {t('cards.add')}
      </Button>
      {isOpen && <AddCardDialog onClose={() => setOpen(false)} />}
    </>
  )
}
