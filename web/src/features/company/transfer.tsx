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
import { NativeSelectField } from '../../ui/native-select.tsx'
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

/** The open offer, shown to the two people concerned. */
export const TransferBanner = () => {
  const { t } = useTranslation('company')
  const locale = useLocale()
  const may = useMay()
  const { data: offer } = useQuery(transferQuery)
  const { data: profile } = useQuery(profileQuery)
  const [accepts, setAccepts] = useState(false)
  const ending = useCompanyChange(endTransfer, { success: t('transfer.ended') })
  if (offer === undefined || offer === null) return null
  const until = formatDate(offer.expires_at, 'invite', locale)
  const isMine = offer.to === profile?.email
  return (
    <Banner
      tone="info"
      action={
        <span className="row">
          {may(null, 'endTransfer') && (
            <Button size="s" busy={ending.isPending} onClick={() => ending.mutate()}>
              {t(isMine ? 'transfer.decline' : 'transfer.withdraw')}
            </Button>
          )}
          {may(null, 'acceptTransfer') && (
            <Button size="s" kind="primary" onClick={() => setAccepts(true)}>
              {t('transfer.look')}
            </Button>
          )}
        </span>
      }
    >
      {isMine
        ? t('transfer.offered_to_you', { email: offer.from, at: until })
        : t('transfer.offered', { email: offer.to, at: until })}
      {accepts && <AcceptOffer offer={offer} onClose={() => setAccepts(false)} />}
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
    name: member.name === '' ? member.email : `${member.name}, ${member.email}`,
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
        <NativeSelectField
          label={t('transfer.to')}
          value={id}
          options={[{ value: '', name: t('transfer.choose') }, ...options]}
          onChange={setId}
        />
      </div>
    </Confirm>
  )
}
