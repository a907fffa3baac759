import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { profileQuery } from '../../../api/profile.ts'
import { KeyArt } from '../../../ui/art.tsx'
import { useBrand } from '../../../ui/brand.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useMayPurchase } from './may-purchase.ts'

const PurchaseLink = () => {
  const { t } = useTranslation('licensing')
  return (
    <Link to="/purchase-media-server" className={buttonClass({ kind: 'primary' })}>
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

/**
 * The user owns nothing yet: where to buy, or whom to ask. A member who may not see the company's licences is told
 * which role shows them.
 */
export const NoLicences = () => {
  const { t } = useTranslation('licensing')
  const { data: profile } = useQuery(profileQuery)
  const mayPurchase = useMayPurchase()
  const lacksRole = useLacksRole('getDeliverable')
  const name = profile?.manager_name ?? null
  const ask = name === null ? t('empty.ask_contact') : t('empty.ask_manager', { name })
  if (lacksRole) return <EmptyState art={<KeyArt />} title={t('empty.title')} text={t('empty.role_text')} />
  return (
    <EmptyState
      art={<KeyArt />}
      title={t('empty.title')}
      text={mayPurchase ? t('empty.text') : `${t('empty.text')} ${ask}`}
      actions={mayPurchase ? <PurchaseLink /> : <ContactLink />}
    />
  )
}
