import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { RenewalPreview } from '@foyer/contract/licensing/renewal.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { CreditCard, ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardsQuery } from '../../../api/cards.ts'
import { answerOf, api } from '../../../api/client.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Choice, Choices } from '../../../ui/choices.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { leavePage } from '../../../ui/leave-page.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { FirstCharge, firstChargeQuery } from './first-charge.tsx'
import { Problem } from './problem.tsx'
import { isChargedAtOnce, isInvoiced } from './recurring-rules.ts'
import { pathOf, useSwitch } from './use-switch.ts'

type Way = 'card' | ExternalGateway

interface OnProps {
  readonly licence: Deliverable
  /** Whether the user may charge the saved card. */
  readonly byCard: boolean
  readonly services: readonly ExternalGateway[]
  readonly onClose: () => void
}

const names: Readonly<Record<ExternalGateway, string>> = { paddle: 'Paddle', paypro: 'PayPro' }

/** Switches to renewal with a saved card. */
export const useCardRenewal = (licence: Deliverable) => {
  const { t } = useTranslation('licensing')
  return useSwitch(
    licence,
    () => answerOf(api.POST('/billing/api/v1/deliverables/{id}/reactivate', { params: pathOf(licence) })),
    t(isInvoiced(licence) ? 'recurring.on_charge' : 'recurring.on'),
  )
}

/** Carries out the choice: switches on here, or leaves for the service's page. */
const useWay = (licence: Deliverable, way: Way | undefined) => {
  const byCard = useCardRenewal(licence)
  const byService = useMutation({
    mutationFn: (gateway: ExternalGateway) =>
      answerOf(
        api.POST('/billing/api/v1/deliverables/{id}/reactivate/external', {
          params: pathOf(licence),
          body: { gateway },
        }),
      ),
    meta: { ownFailure: true },
    onSuccess: ({ url }) => leavePage(url),
  })
  // Leaving for the service's page takes a moment; the dialog stays open until then.
  const go = async (): Promise<unknown> => {
    if (way === undefined) return undefined
    return way === 'card' ? byCard.mutateAsync(undefined) : byService.mutateAsync(way)
  }
  return { go, error: way === 'card' ? byCard.error : byService.error }
}

/** The initial choice: the saved card if there is one. Undefined until that is known. */
const useFirstWay = ({ owner }: Deliverable, services: OnProps['services']): Way | undefined => {
  const isOwn = owner === null
  const { data: cards, isPending } = useQuery({ ...cardsQuery, enabled: isOwn })
  if (isOwn && isPending) return undefined
  // The cards may be cached from their own page although the licence is somebody else's; they cannot pay for it then.
  const hasCard = isOwn && cards?.some((card) => card.owner === null && card.default) === true
  return hasCard ? 'card' : services[0]
}

/** Asks the server for the first charge, before it can be confirmed. */
const useFirstCharge = (licence: Deliverable, asked: boolean) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const preview = useQuery({ ...firstChargeQuery(licence.id), enabled: asked })
  const { data } = preview
  const amount = data?.charged_now === true ? formatMoney(data.total, data.currency, locale) : undefined
  return {
    preview,
    action:
      asked && amount !== undefined
        ? t('recurring.pay', { amount })
        : t(isInvoiced(licence) ? 'recurring.enable_charge' : 'recurring.enable'),
    blocked: asked && (data === undefined || preview.isError),
  }
}

interface ChargeProps {
  readonly preview: UseQueryResult<RenewalPreview>
  readonly licence: Deliverable
}

const Charge = ({ preview, licence }: ChargeProps) => {
  // It arrives after the dialog has been read out.
  return (
    <div aria-live="polite">
      {preview.isError ? (
        <Problem error={preview.error} />
      ) : preview.data === undefined ? (
        <Skeleton width={320} height={100} />
      ) : (
        <FirstCharge preview={preview.data} licence={licence} />
      )}
    </div>
  )
}

/** Says what the card is charged and when, before the user agrees. */
export const ByCard = ({ licence, onClose }: Pick<OnProps, 'licence' | 'onClose'>) => {
  const { t } = useTranslation('licensing')
  const on = useCardRenewal(licence)
  const { preview, action, blocked } = useFirstCharge(licence, true)
  return (
    <Confirm
      title={t('recurring.on_title', { licence: licence.human_id })}
      action={action}
      tone="plain"
      blocked={blocked}
      onConfirm={() => on.mutateAsync(undefined)}
      onClose={onClose}
    >
      <div className="stack">
        <Charge preview={preview} licence={licence} />
        <Problem error={on.error} />
      </div>
    </Confirm>
  )
}

interface CardProps extends Pick<OnProps, 'licence' | 'byCard'> {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** Whose card it is and when it is charged, or why it cannot be chosen. */
const CardChoice = ({ licence, byCard, chosen, onChoose, children }: CardProps) => {
  const { t } = useTranslation('licensing')
  const now = useNow(60_000)
  const remark = isChargedAtOnce(licence, now) ? 'recurring.card_remark_now' : 'recurring.card_remark'
  return (
    <Choice
      group="who"
      value="card"
      chosen={chosen}
      icon={CreditCard}
      title={t(licence.owner === null ? 'recurring.card' : 'recurring.owners_card')}
      disabled={!byCard}
      remark={t(byCard ? remark : 'recurring.lacks_role')}
      onChoose={onChoose}
    >
      {children}
    </Choice>
  )
}

/** Who will charge from now on: us, with a saved card, or an outside service on its own page. */
export const WhoCharges = ({ licence, byCard, services, onClose }: OnProps) => {
  const { t } = useTranslation('licensing')
  const [chosen, setChosen] = useState<Way>()
  const first = useFirstWay(licence, services)
  const way = chosen ?? first
  const { go, error } = useWay(licence, way)
  const { preview, action, blocked } = useFirstCharge(licence, way === 'card')
  return (
    <Confirm
      title={t(isInvoiced(licence) ? 'recurring.who_title_invoiced' : 'recurring.who_title', {
        licence: licence.human_id,
      })}
      action={way === undefined || way === 'card' ? action : t('recurring.go_to', { service: names[way] })}
      tone="plain"
      blocked={blocked || way === undefined}
      onConfirm={go}
      onClose={onClose}
    >
      <div className="stack">
        <Choices legend={t('recurring.who')}>
          <CardChoice licence={licence} byCard={byCard} chosen={way === 'card'} onChoose={() => setChosen('card')}>
            <Charge preview={preview} licence={licence} />
          </CardChoice>
          {services.map((service) => (
            <Choice
              key={service}
              group="who"
              value={service}
              chosen={way === service}
              icon={ExternalLink}
              title={names[service]}
              remark={t('recurring.service_remark', { service: names[service] })}
              onChoose={() => setChosen(service)}
            />
          ))}
        </Choices>
        <Problem error={error} />
      </div>
    </Confirm>
  )
}
