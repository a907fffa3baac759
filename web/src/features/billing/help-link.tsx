import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../api/features.ts'

/** A link to a new ticket about this invoice. Nothing if the brand has no tickets. */
export const HelpLink = ({ invoice }: { readonly invoice: string }) => {
  const { t } = useTranslation('billing')
  const { data: features } = useQuery(featuresQuery)
  if (features?.tickets !== true) return null
  return (
    <Link to="/new-ticket" search={{ invoice }}>
      {t('get_help')}
    </Link>
  )
}
