import type { Company } from '@foyer/contract/company/company.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../api/abilities.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { leaveCompany } from './calls.ts'
import { membersQuery, transferQuery } from './page-queries.ts'
import { OfferTransfer, untilOf } from './transfer.tsx'
import { useCompanyChange } from './use-company-change.ts'

const Leave = ({ company, alone, onClose }: { company: Company; alone: boolean; onClose: () => void }) => {
  const { t } = useTranslation('company')
  const title = company.title ?? ''
  const leaving = useCompanyChange(leaveCompany, { success: t('departure.left', { title }) }, { changesSight: true })
  return (
    <Confirm
      title={t(alone ? 'departure.dissolve_title' : 'departure.leave_title', { title })}
      action={t(alone ? 'departure.dissolve' : 'departure.leave')}
      keep={t('departure.stay')}
      onConfirm={() => leaving.mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{t(alone ? 'departure.dissolve_text' : 'departure.leave_text')}</p>
    </Confirm>
  )
}

/** The ways out: leaving and, for the owner, handing over the company. */
export const DeparturePanel = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company')
  const { data: members = [] } = useQuery(membersQuery)
  const { data: offer } = useQuery(transferQuery)
  const [asked, setAsked] = useState<'leave' | 'transfer'>()
  const may = useMay()
  const locale = useLocale()
  const owns = company.place === 'owner'
  // An operator who acts for the owner can neither transfer nor close the company.
  const decides = !owns || may(null, 'offerTransfer')
  const alone = owns && members.length === 1
  const about = owns ? (decides ? 'departure.about_owner' : 'departure.not_you') : 'departure.about_member'
  const leave = (
    <Button kind="danger" disabled={owns && !alone} onClick={() => setAsked('leave')}>
      {t(alone ? 'departure.dissolve' : 'departure.leave')}
    </Button>
  )
  return (
    <Panel title={t('departure.title')}>
      <div className="row wrap between">
        {/* Says why the company cannot be offered to anybody else. */}
        <p className="small muted">
          {owns && offer ? t('transfer.offered', { email: offer.to, at: untilOf(offer, locale) }) : t(about)}
        </p>
        <span className="row wrap departure">
          {owns && decides && !alone && (
            <Button disabled={offer !== null} onClick={() => setAsked('transfer')}>
              {t('transfer.open')}
            </Button>
          )}
          {decides &&
            may(null, 'leaveCompany') &&
            (owns && !alone ? <Tooltip content={t('departure.owner_stays')}>{leave}</Tooltip> : leave)}
        </span>
      </div>
      {asked === 'leave' && <Leave company={company} alone={alone} onClose={() => setAsked(undefined)} />}
      {asked === 'transfer' && <OfferTransfer onClose={() => setAsked(undefined)} />}
    </Panel>
  )
}
