import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CreditCard, ExternalLink, Repeat } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'
import { featuresQuery } from '../../../api/features.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Choice, Choices } from '../../../ui/choices.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { leavePage } from '../../../ui/leave-page.ts'
import { licenceQuery, skuQuery } from '../detail/queries.ts'
import { asksWhoCharges, availableServices, showsRecurring, showsTerminate } from './recurring-rules.ts'

const staleMs = 60_000

const offeredQuery = queryOptions({
  queryKey: ['payment_gateways'],
  queryFn: async () => (await answerOf(api.GET('/billing/api/v1/payment_gateways'))).payment_gateways,
  staleTime: staleMs,
})

const pathOf = ({ id }: Deliverable) => ({ path: { id } })

/** Switches renewal on or off; the page shows the licence as it then is. */
const useSwitch = <Input,>(licence: Deliverable, send: (input: Input) => Promise<Deliverable>, success: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    meta: { success, ownFailure: true },
    onSuccess: (changed) => {
      queryClient.setQueryData(licenceQuery(licence.id).queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: ['deliverables'] })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

const messageOf = (error: unknown): ReactNode => (error instanceof Failure ? error.problems[0]?.title : undefined)

/** Where the card that is missing can be added. */
const Problem = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation('licensing')
  if (error === null) return null
  const isCardMissing = error instanceof Failure && error.code === 'no_saved_card'
  return (
    <div className="stack s2 small" role="alert">
      <p>{messageOf(error) ?? t('recurring.failed')}</p>
      {isCardMissing && (
        <Link to="/payment-methods" className={buttonClass({ size: 's' })}>
          <CreditCard />
          {t('recurring.to_cards')}
        </Link>
      )}
    </div>
  )
}

type Way = 'card' | ExternalGateway

interface OnProps {
  readonly licence: Deliverable
  readonly services: readonly ExternalGateway[]
  readonly onClose: () => void
}

const names: Readonly<Record<ExternalGateway, string>> = { paddle: 'Paddle', paypro: 'PayPro' }

/** Carries out the choice: switched on here, or on the service's own page. */
const useWay = (licence: Deliverable, way: Way) => {
  const { t } = useTranslation('licensing')
  const byCard = useSwitch(
    licence,
    () => answerOf(api.POST('/billing/api/v1/deliverables/{id}/reactivate', { params: pathOf(licence) })),
    t('recurring.on'),
  )
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
  // Leaving for the service's page takes a moment; the dialog stays until then.
  const go = (): Promise<unknown> => (way === 'card' ? byCard.mutateAsync(undefined) : byService.mutateAsync(way))
  return { go, error: way === 'card' ? byCard.error : byService.error }
}

/** Who is to charge from now on: we, with the default card, or an outside service on its own page. */
const WhoCharges = ({ licence, services, onClose }: OnProps) => {
  const { t } = useTranslation('licensing')
  const [way, setWay] = useState<Way>(services[0] ?? 'card')
  const { go, error } = useWay(licence, way)
  return (
    <Confirm
      title={t('recurring.who_title', { licence: licence.human_id })}
      action={way === 'card' ? t('recurring.enable') : t('recurring.go_to', { service: names[way] })}
      tone="plain"
      onConfirm={go}
      onClose={onClose}
    >
      <div className="stack">
        <Choices legend={t('recurring.who')}>
          {services.map((service) => (
            <Choice
              key={service}
              group="who"
              value={service}
              chosen={way === service}
              icon={ExternalLink}
              title={names[service]}
              remark={t('recurring.service_remark', { service: names[service] })}
              onChoose={() => setWay(service)}
            />
          ))}
          <Choice
            group="who"
            value="card"
            chosen={way === 'card'}
            icon={CreditCard}
            title={t('recurring.card')}
            remark={t('recurring.card_remark')}
            onChoose={() => setWay('card')}
          />
        </Choices>
        <Problem error={error} />
      </div>
    </Confirm>
  )
}

const Off = ({ licence, onClose }: Omit<OnProps, 'services'>) => {
  const { t } = useTranslation('licensing')
  const [reason, setReason] = useState('')
  const off = useSwitch(
    licence,
    (why: string) =>
      answerOf(
        api.POST('/billing/api/v1/deliverables/{id}/deactivate', { params: pathOf(licence), body: { reason: why } }),
      ),
    t('recurring.off'),
  )
  return (
    <Confirm
      title={t('recurring.off_title', { licence: licence.human_id })}
      action={t('recurring.off_action')}
      keep={t('recurring.keep')}
      blocked={reason.trim() === ''}
      onConfirm={() => off.mutateAsync(reason.trim())}
      onClose={onClose}
    >
      <div className="stack">
        <p>{t('recurring.off_text')}</p>
        <Field label={t('recurring.reason')} hint={t('recurring.reason_hint')} error={messageOf(off.error)}>
          {(wiring) => (
            <textarea
              {...wiring}
              className="input"
              rows={3}
              maxLength={1000}
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </Confirm>
  )
}

/** Switches the renewal of a licence on and off. Nothing where neither can be done. */
export const RecurringControls = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const [open, setOpen] = useState<'who' | 'off'>()
  const { data: features } = useQuery(featuresQuery)
  const may = useMay()
  const { data: sku } = useQuery(skuQuery(licence.sku_id))
  const { data: offered = [] } = useQuery({ ...offeredQuery, enabled: features?.billing === true })
  const on = useSwitch(
    licence,
    () => answerOf(api.POST('/billing/api/v1/deliverables/{id}/reactivate', { params: pathOf(licence) })),
    t('recurring.on'),
  )
  const services = availableServices(
    sku?.supported_external_gateways ?? [],
    offered.map(({ gateway }) => gateway),
  )
  const canStart = showsRecurring(licence, services) && may(licence.owner, 'reactivateDeliverable')
  const canEnd = showsTerminate(licence) && may(licence.owner, 'deactivateDeliverable')
  // Until the SKU is known the button would change under the pointer.
  if (features?.billing !== true || sku === undefined || !(canStart || canEnd)) return null
  const start = () => (asksWhoCharges(licence, services) ? setOpen('who') : on.mutate(undefined))
  return (
    <div className="stack s2">
      {canStart && (
        <Button wide busy={on.isPending} onClick={start}>
          <Repeat />
          {t('recurring.enable')}
        </Button>
      )}
      <Problem error={on.error} />
      {canEnd && (
        <Button kind="quiet" wide onClick={() => setOpen('off')}>
          {t('recurring.end')}
        </Button>
      )}
      {open === 'who' && <WhoCharges licence={licence} services={services} onClose={() => setOpen(undefined)} />}
      {open === 'off' && <Off licence={licence} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
