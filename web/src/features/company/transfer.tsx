import type { Transfer } from '@foyer/contract/company/company.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../api/abilities.ts'
import { profileQuery } from '../../api/profile.ts'
import { formatDate } from '../../lib/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Select } from '../../ui/select.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { acceptTransfer, endTransfer, membersQuery, offerTransfer, transferQuery } from './queries.ts'
import { useCompanyChange } from './use-company-change.ts'

const AcceptOffer = ({ offer, onClose }: { offer: Transfer; onClose: () => void }) => {
  const { t } = useTranslation('company')
  const accepting = useCompanyChange(acceptTransfer, { success: t('transfer.done') }, { changesSight: true })
  return (
    <Confirm
      title={t('transfer.accept_title')}
      action={t('transfer.accept')}
      tone="plain"
      onConfirm={() => accepting.mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{t('transfer.accept_text', { email: offer.from })}</p>
    </Confirm>
  )
}

const EndOffer = ({ offer, isMine, onClose }: { offer: Transfer; isMine: boolean; onClose: () => void }) => {
  const { t } = useTranslation('company')
  const ending = useCompanyChange(endTransfer, { success: t('transfer.ended') })
  return (
    <Confirm
      title={isMine ? t('transfer.decline_title', { email: offer.from }) : t('transfer.withdraw_title')}
      action={t(isMine ? 'transfer.decline' : 'transfer.withdraw')}
      onConfirm={() => ending.mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{isMine ? t('transfer.decline_text') : t('transfer.withdraw_text', { email: offer.to })}</p>
    </Confirm>
  )
}

/** The open offer, shown to the two people concerned. */
export const TransferBanner = () => {
  const { t } = useTranslation('company')
  const locale = useLocale()
  const may = useMay()
  const { data: offer } = useQuery(transferQuery)
  const { data: profile } = useQuery(profileQuery)
  const [dialog, setDialog] = useState<'accept' | 'end'>()
  if (offer === undefined || offer === null) return null
  const until = formatDate(offer.expires_at, 'invite', locale)
  const isMine = offer.to === profile?.email
  return (
    <Banner
      tone="info"
      action={
        <span className="row">
          {may(null, 'endTransfer') && (
            <Button size="s" onClick={() => setDialog('end')}>
              {t(isMine ? 'transfer.decline' : 'transfer.withdraw')}
            </Button>
          )}
          {may(null, 'acceptTransfer') && (
            <Button size="s" kind="primary" onClick={() => setDialog('accept')}>
              {t('transfer.look')}
            </Button>
          )}
        </span>
      }
    >
      {isMine
        ? t('transfer.offered_to_you', { email: offer.from, at: until })
        : t('transfer.offered', { email: offer.to, at: until })}
      {dialog === 'accept' && <AcceptOffer offer={offer} onClose={() => setDialog(undefined)} />}
      {dialog === 'end' && <EndOffer offer={offer} isMine={isMine} onClose={() => setDialog(undefined)} />}
    </Banner>
  )
}

interface OfferTransferProps {
  readonly onClose: () => void
}

/** The owner picks a member and confirms; nothing changes until that member accepts. */
export const OfferTransfer = ({ onClose }: OfferTransferProps) => {
  const { t } = useTranslation('company')
  const { data: members = [] } = useQuery(membersQuery)
  const others = members.filter(({ owner }) => !owner)
  const [id, setId] = useState('')
  // E-mails beside the names, because names may be alike: the recipient must be picked deliberately.
  const options = others.map((member) => ({
    value: member.id,
    label: member.name === '' ? member.email : `${member.name}, ${member.email}`,
  }))
  const offering = useCompanyChange(offerTransfer, { success: t('transfer.sent') })
  return (
    <Confirm
      title={t('transfer.offer_title')}
      action={t('transfer.offer')}
      tone="plain"
      blocked={id === ''}
      onConfirm={() => offering.mutateAsync(id)}
      onClose={onClose}
    >
      <div className="stack">
        <p className="muted">{t('transfer.offer_text')}</p>
        <Select label={t('transfer.to')} value={id} searchable openOnFocus={false} options={options} onChange={setId} />
      </div>
    </Confirm>
  )
}
