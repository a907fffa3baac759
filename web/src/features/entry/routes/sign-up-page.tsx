import '../entry.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../../../ui/brand.tsx'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Kept } from '../../../ui/kept.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { CountryStep } from '../sign-up/country-step.tsx'
import { DetailsStep } from '../sign-up/details-step.tsx'
import { RussiaNotice } from '../sign-up/russia-notice.tsx'
import { useSignUpStep } from '../sign-up/use-sign-up-step.ts'

/** /auth/signup: the country, unless it is known, then the details. */
export const SignUpPage = () => {
  const { t } = useTranslation('entry')
  const { country: known, russian_sign_up_url } = useBrand()
  const [country, setCountry] = useState(known ?? '')
  const { step, goOn, goBack } = useSignUpStep(country)
  usePageTitle(t('sign_up.title'))
  const choose = (chosen: string) => {
    setCountry(chosen)
    goOn()
  }
  const elsewhere = step === 2 && country === 'RU' ? russian_sign_up_url : undefined
  return (
    <>
      {known === undefined && elsewhere === undefined && (
        <p className="tiny subtle entry-step">
          {t('sign_up.step', { step })}
          {step === 2 && (
            <Button kind="quiet" size="s" onClick={goBack}>
              {t('sign_up.back')}
            </Button>
          )}
        </p>
      )}
      <Heading>{t('sign_up.title')}</Heading>
      {elsewhere === undefined && (
        <p className="muted">{step === 1 ? t('sign_up.about_country') : t('sign_up.about')}</p>
      )}
      {step === 1 && <CountryStep country={country} onChosen={choose} />}
      {elsewhere !== undefined && (
        <div className="entry-notice">
          <RussiaNotice url={elsewhere} />
        </div>
      )}
      <Kept shown={step === 2 && elsewhere === undefined}>
        <DetailsStep country={country} onCountry={setCountry} />
      </Kept>
      <p className="muted auth-next">
        {t('sign_up.have_account')}{' '}
        <Link to="/auth/signin" className="link">
          {t('sign_up.sign_in')}
        </Link>
      </p>
    </>
  )
}
