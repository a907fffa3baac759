import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../api/client.ts'
import { featuresQuery } from '../../../api/features.ts'
import { handOffAddress } from '../../../api/hand-off.ts'
import { carriedPage, forgetPage } from '../../../api/previous-page.ts'
import { takeSessionEnd } from '../../../api/session-end.ts'
import type { LoginInfo } from '../../../api/session.ts'
import { justSignedUp } from '../../../api/sign-up-note.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'

const useEnter = (): ((info: LoginInfo) => void) => {
  const router = useRouter()
  return (info) => {
    if (typeof info.redirect_to === 'string') {
      location.assign(handOffAddress(info.redirect_to, info.refresh_token))
      return
    }
    const page = carriedPage()
    forgetPage()
    session.start(info)
    void router.navigate({ href: page, replace: true })
  }
}

export const SignInPage = () => {
  const { t } = useTranslation('auth')
  const { data: features } = useQuery(featuresQuery)
  const [expired] = useState(takeSessionEnd)
  const [signedUp] = useState(justSignedUp)
  const enter = useEnter()
  usePageTitle(t('login.title'))
  return (
    <>
      <Heading>{t('login.title')}</Heading>
      <p className="muted">{t('login.about')}</p>
      {expired && (
        <Banner tone="info" said="status">
          {signedUp === undefined ? t('login.expired') : t('login.signed_up', { email: signedUp })}
        </Banner>
      )}
      <SignInForm onSignedIn={enter} />
      {features?.sign_up === true && (
        <p className="muted auth-next">
          {t('login.new_here')}{' '}
          <Link to="/auth/signup" className="link">
            {t('login.create')}
          </Link>
        </p>
      )}
    </>
  )
}
