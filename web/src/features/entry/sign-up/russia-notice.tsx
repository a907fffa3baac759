import { redirectMs } from '@foyer/contract/vocabulary/constants.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'

/** Customers from Russia register elsewhere: says so, then redirects. */
export const RussiaNotice = ({ url }: { url: string }) => {
  const { t } = useTranslation('auth')
  useEffect(() => {
    const timer = setTimeout(() => location.assign(url), redirectMs)
    return () => clearTimeout(timer)
  }, [url])
  return (
    <Banner tone="info" said="status">
      {t('login.redirectToRussiaNotice')}
    </Banner>
  )
}
