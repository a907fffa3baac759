import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { buyerLine } from '../offer/buyer-line.ts'

/** Whom the invoice will be made out to, before it is issued: afterwards another one has to be issued in its place. */
export const BilledTo = () => {
  const { t } = useTranslation('purchase')
  const locale = useLocale()
  const { data: profile } = useQuery(profileQuery)
  if (profile === undefined) return null
  return (
    <div className="plan-buyer tiny subtle">
      <p>
        {t('buyer')} <bdi>{buyerLine(profile, locale)}</bdi>{' '}
        <Link to="/profile" className="link" aria-label={t('buyer_change_label')}>
          {t('buyer_change')}
        </Link>
      </p>
      {profile.address === null && <p className="plan-no-address">{t('no_address')}</p>}
    </div>
  )
}
