import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { Banner } from '../../../ui/banner.tsx'

/** Why no file was issued, in the server's own words. It stays until the next attempt. */
export const RefusedActivation = ({ error }: { readonly error: Error | null }) => {
  const { t } = useTranslation('activation')
  if (error === null) return null
  const [first] = error instanceof Failure ? error.problems : []
  return (
    <Banner tone="danger" said="alert">
      {first?.title ?? t('failed')}
    </Banner>
  )
}
