import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { KeyArt, SearchArt } from '../../../ui/art.tsx'
import { useBrand } from '../../../ui/brand.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { LicencesSearch } from './licences-search.ts'
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

/** Nothing owned yet: where to buy, or whom to ask. */
export const NoLicences = () => {
  const { t } = useTranslation('licensing')
  const { data: profile } = useQuery(profileQuery)
  const mayPurchase = useMayPurchase()
  const name = profile?.manager_name ?? null
  const ask = name === null ? t('empty.ask_contact') : t('empty.ask_manager', { name })
  return (
    <EmptyState
      art={<KeyArt />}
      title={t('empty.title')}
      text={mayPurchase ? t('empty.text') : `${t('empty.text')} ${ask}`}
      actions={mayPurchase ? <PurchaseLink /> : <ContactLink />}
    />
  )
}

interface NoMatchProps {
  readonly search: LicencesSearch
  readonly onClear: () => void
}

/** The filters leave nothing. */
export const NoMatch = ({ search: { query, owner, category, state }, onClear }: NoMatchProps) => {
  const { t } = useTranslation('licensing')
  const ownerName = owner === 'me' ? t('owner.me') : owner
  const kind = category && t(`kinds.${category}`)
  const filter = [query, ownerName, kind, state && t(`filter_states.${state}`)]
    .filter((each) => each !== undefined)
    .join(', ')
  return (
    <EmptyState
      art={<SearchArt />}
      title={t('empty.none_title')}
      text={t('empty.none_text', { filter })}
      actions={<Button onClick={onClear}>{t('empty.clear')}</Button>}
    />
  )
}
