import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'
import { featuresQuery } from '../../../api/features.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { skuQuery } from '../detail/queries.ts'
import { messageOf, Problem } from './problem.tsx'
import {
  asksWhoCharges,
  availableServices,
  isChargedAtOnce,
  showsRecurring,
  showsTerminate,
} from './recurring-rules.ts'
import { ChargedAtOnce, useCardRenewal, WhoCharges } from './switch-on.tsx'
import { pathOf, useSwitch } from './use-switch.ts'

const staleMs = 60_000

const offeredQuery = queryOptions({
  queryKey: ['payment_gateways'],
  queryFn: async () => (await answerOf(api.GET('/billing/api/v1/payment_gateways'))).payment_gateways,
  staleTime: staleMs,
})

interface OffProps {
  readonly licence: Deliverable
  readonly onClose: () => void
}

const Off = ({ licence, onClose }: OffProps) => {
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
  const [open, setOpen] = useState<'who' | 'now' | 'off'>()
  const { data: features } = useQuery(featuresQuery)
  const may = useMay()
  const { data: sku } = useQuery(skuQuery(licence.sku_id))
  const { data: offered = [] } = useQuery({ ...offeredQuery, enabled: features?.billing === true })
  const on = useCardRenewal(licence)
  const services = availableServices(
    sku?.supported_external_gateways ?? [],
    offered.map(({ gateway }) => gateway),
  )
  const canStart = showsRecurring(licence, services) && may(licence.owner, 'reactivateDeliverable')
  const canEnd = showsTerminate(licence) && may(licence.owner, 'deactivateDeliverable')
  // Until the SKU is known the button would change under the pointer.
  if (features?.billing !== true || sku === undefined || !(canStart || canEnd)) return null
  const start = (): void => {
    if (asksWhoCharges(licence, services)) setOpen('who')
    else if (isChargedAtOnce(licence)) setOpen('now')
    else on.mutate(undefined)
  }
  const close = (): void => setOpen(undefined)
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
      {open === 'who' && <WhoCharges licence={licence} services={services} onClose={close} />}
      {open === 'now' && <ChargedAtOnce licence={licence} onClose={close} />}
      {open === 'off' && <Off licence={licence} onClose={close} />}
    </div>
  )
}
