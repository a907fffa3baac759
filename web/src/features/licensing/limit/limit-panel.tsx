import './limit.css'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { featuresQuery } from '../../../api/features.ts'
import { Panel } from '../../../ui/panel.tsx'
import { LimitForm } from './limit-form.tsx'

interface OfLicence {
  readonly licence: Deliverable
}

/** Why the limit is locked. A licence may not be renewed for a reason that its owner cannot fix by switching renewal on. */
const reasonOf = ({ upgrade_status, billing_kind, state }: Deliverable) => {
  if (upgrade_status !== 'not_autorenewable') return upgrade_status
  if (state === 'blocked') return state
  return billing_kind === 'external' ? billing_kind : upgrade_status
}

/** Why the limit cannot be changed at the moment, in one line. */
const Reason = ({ licence }: OfLicence): ReactNode => {
  const { t } = useTranslation('licensing')
  const may = useMay()
  const { upgrade_status, owner } = licence
  const reason = reasonOf(licence)
  if (reason === 'enabled') return null
  return (
    <div className="stack s2 small">
      <p className="muted">{t(`limit.reasons.${reason}`)}</p>
      {upgrade_status === 'unpaid' &&
        (owner === null || may(owner, 'getOrder') ? (
          <Link to="/unpaid-invoices">{t('limit.to_invoices')}</Link>
        ) : (
          <p className="muted">{t('limit.paid_by', { email: owner.email })}</p>
        ))}
    </div>
  )
}

/** Changes the limit, or says why that is not possible. Nothing if the licence is over or has no limit. */
export const LimitPanel = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const { data: features } = useQuery(featuresQuery)
  const may = useMay()
  const { state, owner } = licence
  const isOver = state === 'terminated' || state === 'expired'
  if (features?.billing !== true || isOver || !may(owner, 'upgradeDeliverable')) return null
  return (
    <Panel title={t('limit.title')}>
      <LimitForm licence={licence} mayLower={features.tickets} reason={<Reason licence={licence} />} />
    </Panel>
  )
}
