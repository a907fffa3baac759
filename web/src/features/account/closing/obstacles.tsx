import type { ClosingObstacle } from '@foyer/contract/account/closing.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { useTermsAsked } from '../terms/use-terms-asked.ts'

/** Where each of them is seen to. */
const places = {
  unpaid_invoices: '/unpaid-invoices',
  payments_under_way: '/payments',
  decisions_open: '/payments',
  licences_running: '/licenses',
  licences_perpetual: '/licenses',
  company_has_members: '/company',
  transfer_open: '/company',
} as const satisfies Readonly<Record<ClosingObstacle, string>>

/** What has to be seen to before the account can be closed, each with the page where that is done. */
export const Obstacles = ({ codes }: { readonly codes: readonly ClosingObstacle[] }) => {
  const { t } = useTranslation('account')
  const isShut = useTermsAsked()
  return (
    <div className="stack s3">
      <Banner tone="warn">{t('closing.first')}</Banner>
      <ul className="account-points">
        {codes.map((code) => (
          <li key={code}>
            {t(`closing.obstacles.${code}`)}{' '}
            {!isShut && (
              <Link to={places[code]} className="link">
                {t(`closing.places.${code}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
