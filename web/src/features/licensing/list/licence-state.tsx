import type { Deliverable, DeliverableState } from '@foyer/contract/licensing/deliverable.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { Link } from '@tanstack/react-router'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleSlash,
  Clock,
  FlaskConical,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { placedAlerts } from '../../../lib/server-alerts.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import type { RowMark } from '../../../ui/data-table.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { usePayableOrder } from '../payable-order.ts'

interface OfLicence {
  readonly licence: Deliverable
}

/** A licence that needs action is marked at the start of its row; one that is over is dimmed. */
export const licenceMark = ({ state }: Deliverable): RowMark | undefined => {
  if (state === 'unpaid' || state === 'blocked') return 'danger'
  if (state === 'expiring') return 'warn'
  return state === 'expired' || state === 'terminated' ? 'gone' : undefined
}

interface Look {
  readonly tone: ChipTone
  readonly icon: LucideIcon
}

const looks: Readonly<Record<DeliverableState, Look>> = {
  active: { tone: 'ok', icon: CircleCheck },
  trial: { tone: 'info', icon: FlaskConical },
  expiring: { tone: 'warn', icon: Clock },
  unpaid: { tone: 'danger', icon: CircleAlert },
  blocked: { tone: 'danger', icon: Ban },
  expired: { tone: 'off', icon: CircleSlash },
  terminated: { tone: 'off', icon: CircleSlash },
}

const hourMs = 60 * minuteMs

const useStateText = ({ state, paid_till }: Deliverable): string => {
  const { t } = useTranslation('licensing')
  const now = useNow(minuteMs)
  if (state !== 'trial' && state !== 'expiring') return t(`states.${state}`)
  // Staff may give a trial that never ends.
  if (paid_till === null) return t('detail.terms.trial')
  const left = Date.parse(paid_till) - now
  if (left <= 0) return t(`states.${state}_over`)
  if (left >= dayMs) return t(`states.${state}`, { count: Math.ceil(left / dayMs) })
  // On the last day the remaining time matters: in whole hours or minutes, as in `formatDistance`.
  return left >= hourMs
    ? t(`states.${state}_hours`, { count: Math.trunc(left / hourMs) })
    : t(`states.${state}_minutes`, { count: Math.max(1, Math.trunc(left / minuteMs)) })
}

export const StateChip = ({ licence }: OfLicence) => <Chip {...looks[licence.state]}>{useStateText(licence)}</Chip>

/** The number of its servers' alerts; their texts are in the tooltip. */
export const AlertsChip = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const alerts = placedAlerts(licence.stats)
  if (alerts.length === 0) return null
  const words = alerts.map(({ kind, text, servers }) =>
    [kind === 'external' ? t('states.external_error') : text, servers.join(', ')].filter(Boolean).join(' · '),
  )
  return (
    <span title={words.join('\n')}>
      <Chip tone="warn" icon={TriangleAlert}>
        {t('states.alerts', { count: alerts.length })}
      </Chip>
    </span>
  )
}

/** States without a next step here. `active` includes an invoice that a card will pay on its due date. */
const asksNothing: readonly DeliverableState[] = ['active', 'blocked', 'terminated']

/** The next step, beside a state that has one. */
export const LicenceAction = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const payableOrder = usePayableOrder(licence)
  const { state } = licence
  if (payableOrder === undefined || asksNothing.includes(state)) return null
  return (
    <Link to="/invoices/$id" params={{ id: payableOrder }} className="small strong-link">
      {state === 'expiring' ? t('renew') : t('pay')}
    </Link>
  )
}

/** The licence's state, its servers' alerts and the next step. */
export const LicenceState = ({ licence }: OfLicence) => (
  <span className="row licence-state">
    <StateChip licence={licence} />
    <AlertsChip licence={licence} />
    <span className="not-on-card">
      <LicenceAction licence={licence} />
    </span>
  </span>
)
