import type { Transfer } from '@foyer/contract/company/company.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
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
import { acceptTransfer, endTransfer, offerTransfer } from './calls.ts'
import { membersQuery, transferQuery } from './page-queries.ts'
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

/** When an offer ends, for use inside a sentence: day and time stay together. */
export const untilOf = ({ expires_at }: Transfer, locale: Locale): string =>
  formatDate(expires_at, 'invite', locale).replace(' ', '\u00a0')

interface Asked {
  readonly kind: 'accept' | 'end'
  readonly offer: Transfer
}

interface OpenOfferProps {
  readonly offer: Transfer
  readonly isMine: boolean
  readonly onAsk: (asked: Asked) => void
}

const OpenOffer = ({ offer, isMine, onAsk }: OpenOfferProps) => {
  const { t } = useTranslation('company')
  const locale = useLocale()
  const may = useMay()
  const until = untilOf(offer, locale)
  return (
    <Banner
      tone="info"
      action={
        <span className="row">
          {may(null, 'endTransfer') && (
            <Button size="s" onClick={() => onAsk({ kind: 'end', offer })}>
              {t(isMine ? 'transfer.decline' : 'transfer.withdraw')}
            </Button>
          )}
          {may(null, 'acceptTransfer') && (
            <Button size="s" kind="primary" onClick={() => onAsk({ kind: 'accept', offer })}>
              {t('transfer.look')}
            </Button>
          )}
        </span>
      }
    >
      {isMine
        ? t('transfer.offered_to_you', { email: offer.from, at: until })
        : t('transfer.offered', { email: offer.to, at: until })}
    </Banner>
  )
}

/** The open offer, shown to the two people concerned. A dialog about it stays open when the other one ends the offer. */
export const TransferBanner = () => {
  const { data: offer } = useQuery(transferQuery)
  const { data: profile } = useQuery(profileQuery)
  const [asked, setAsked] = useState<Asked>()
  const close = (): void => setAsked(undefined)
  const isMine = ({ to }: Transfer): boolean => to === profile?.email
  return (
    <>
      {offer && <OpenOffer offer={offer} isMine={isMine(offer)} onAsk={setAsked} />}
      {asked?.kind === 'accept' && <AcceptOffer offer={asked.offer} onClose={close} />}
      {asked?.kind === 'end' && <EndOffer offer={asked.offer} isMine={isMine(asked.offer)} onClose={close} />}
    </>
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
