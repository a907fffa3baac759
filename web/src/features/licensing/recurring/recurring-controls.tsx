import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'
import { dayText } from '../../../lib/day-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { useTypedWords } from '../../../ui/form/typed-before-end.ts'
import { GhostButton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { hasStopped } from '../detail/has-stopped.ts'
import { Problem } from './problem.tsx'
import { asksWhoCharges, isChargedAtOnce, isInvoiced, showsTerminate } from './recurring-rules.ts'
import { ByCard, useCardRenewal, WhoCharges } from './switch-on.tsx'
import { useRenewable } from './use-renewable.ts'
import { pathOf, useSwitch } from './use-switch.ts'

interface OffProps {
  readonly licence: Deliverable
  readonly onClose: () => void
}

/** What becomes of the servers when renewal is switched off: a licence that nobody renews has no days of grace. */
const useServersText = (licence: Deliverable): string => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const now = useNow(60_000)
  const { paid_till } = licence
  if (paid_till === null || Date.parse(paid_till) > now) return t('recurring.off_works')
  return hasStopped(licence)
    ? t('recurring.off_stopped')
    : t('recurring.off_at_once', { date: dayText(paid_till, locale) })
}

const switchOff = (licence: Deliverable, reason: string) =>
  answerOf(api.POST('/billing/api/v1/deliverables/{id}/deactivate', { params: pathOf(licence), body: { reason } }))

const Off = ({ licence, onClose }: OffProps) => {
  const { t } = useTranslation(['licensing', 'app'])
  const [reason, setReason] = useTypedWords('off')
  const [left, setLeft] = useState(false)
  const servers = useServersText(licence)
  const missing = reason.trim() === ''
  const off = useSwitch(licence, (why: string) => switchOff(licence, why), t('recurring.off'))
  return (
    <Confirm
      title={t(isInvoiced(licence) ? 'recurring.off_title_invoiced' : 'recurring.off_title', {
        licence: licence.human_id,
      })}
      action={t('recurring.off_action')}
      keep={t('recurring.keep')}
      typed={reason}
      blocked={missing}
      onConfirm={() => off.mutateAsync(reason.trim())}
      onClose={onClose}
    >
      <div className="stack">
        <p>{servers}</p>
        <p>{t('recurring.off_text')}</p>
        <Field
          label={t('recurring.reason')}
          hint={t('recurring.reason_hint')}
          error={left && missing ? t('app:validators.required') : undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              className="input"
              rows={3}
              maxLength={1000}
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
        <Problem error={off.error} />
      </div>
    </Confirm>
  )
}

/** Switches a licence's renewal on and off. Nothing if neither is possible. */
export const RecurringControls = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const [open, setOpen] = useState<'who' | 'now' | 'off'>()
  const may = useMay()
  const now = useNow(60_000)
  const { state, canStart, willStart, lacksRole, byCard, services } = useRenewable(licence)
  const on = useCardRenewal(licence)
  const ends = state !== 'not_offered' && showsTerminate(licence) && may(licence.owner, 'deactivateDeliverable')
  if (!canStart && !willStart && !lacksRole && !ends) return null
  const startName = t(isInvoiced(licence) ? 'recurring.enable_charge' : 'recurring.enable')
  const endName = t(isInvoiced(licence) ? 'recurring.off_action' : 'recurring.end')
  if (state === 'awaited')
    return (
      <div className="stack s2">
        {willStart && <GhostButton wide>{startName}</GhostButton>}
        {ends && <GhostButton wide>{endName}</GhostButton>}
      </div>
    )
  const start = (): void => {
    if (asksWhoCharges(licence, services)) setOpen('who')
    else if (isChargedAtOnce(licence, now)) setOpen('now')
    else on.mutate(undefined)
  }
  const close = (): void => setOpen(undefined)
  return (
    <div className="stack s2">
      {canStart && (
        <Button wide busy={on.isPending} onClick={start}>
          <Repeat />
          {startName}
        </Button>
      )}
      {lacksRole && <p className="small muted">{t('recurring.lacks_role')}</p>}
      <Problem error={on.error} />
      {ends && (
        <Button kind="quiet" wide onClick={() => setOpen('off')}>
          {endName}
        </Button>
      )}
      {open === 'who' && <WhoCharges licence={licence} byCard={byCard} services={services} onClose={close} />}
      {open === 'now' && <ByCard licence={licence} onClose={close} />}
      {open === 'off' && <Off licence={licence} onClose={close} />}
    </div>
  )
}
