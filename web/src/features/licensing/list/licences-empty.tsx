import type { UnpaidInvoice } from '@foyer/contract/billing/unpaid.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { profileQuery } from '../../../api/profile.ts'
import { aside } from '../../../api/query-client.ts'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { KeyArt } from '../../../ui/art.tsx'
import { useBrand } from '../../../ui/brand.tsx'
import { buttonClass, type ButtonKind } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TrialOffer } from '../trial/trial-offer.tsx'
import { useTrials } from '../trial/use-trials.ts'
import { useMayPurchase } from './may-purchase.ts'

const PurchaseLink = ({ kind }: { kind: ButtonKind }) => {
  const { t } = useTranslation('licensing')
  return (
    <Link to="/purchase-media-server" className={buttonClass({ kind })}>
      {t('empty.action')}
    </Link>
  )
}

const ContactLink = () => {
  const { t } = useTranslation('licensing')
  const { contact } = useBrand()
  if (contact === undefined) return null
  return (
    <a href={contact.url} className={buttonClass({})}>
      {t('empty.contact')}
    </a>
  )
}

/** The invoice of the first purchase. Whoever comes back without having paid it should not buy the same again. */
const useUnpaidPurchase = () => {
  const { data } = useQuery({ ...unpaidOrdersQuery, ...aside })
  return data?.purchase ?? undefined
}

interface UnpaidProps {
  readonly order: UnpaidInvoice
  readonly others: ReactNode
}

const Unpaid = ({ order: { id, number }, others }: UnpaidProps) => {
  const { t } = useTranslation('licensing')
  return (
    <EmptyState
      art={<KeyArt />}
      title={t('empty.title')}
      text={t('empty.unpaid', { number })}
      actions={
        <>
          <Link to="/invoices/$id" params={{ id }} className={buttonClass({ kind: 'primary' })}>
            {t('pay')}
          </Link>
          {others}
        </>
      }
    />
  )
}

/**
 * The user owns nothing yet: where to buy, or whom to ask. A member who may not see the company's licences is told
 * which role shows them.
 */
export const NoLicences = () => {
  const { t } = useTranslation('licensing')
  const { data: profile } = useQuery(profileQuery)
  const mayPurchase = useMayPurchase()
  const lacksRole = useLacksRole('getDeliverable')
  const unpaid = useUnpaidPurchase()
  const trials = useTrials()
  const name = profile?.manager_name ?? null
  const ask = name === null ? t('empty.ask_contact') : t('empty.ask_manager', { name })
  const others = mayPurchase ? <PurchaseLink kind="plain" /> : undefined
  if (lacksRole)
    return <EmptyState art={<KeyArt />} title={t('empty.title')} text={t('empty.role_text')} actions={others} />
  if (unpaid !== undefined) return <Unpaid order={unpaid} others={others} />
  return (
    <EmptyState
      art={<KeyArt />}
      title={t('empty.title')}
      text={mayPurchase ? t('empty.text') : `${t('empty.text')} ${ask}`}
      actions={
        <>
          {mayPurchase ? <PurchaseLink kind="primary" /> : <ContactLink />}
          <TrialOffer trials={trials} />
        </>
      }
    />
  )
}
