import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../../api/failure.ts'
import { featuresQuery } from '../../../api/features.ts'
import { termsQuery } from '../../../api/terms.ts'
import { countryOptions } from '../../../lib/countries.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordStrength } from '../../../ui/password-strength.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { EntryProblemNote } from '../entry-problem-note.tsx'
import { SignUpForm, type SignUpValues } from './sign-up-form.ts'
import { TermsField } from './terms-field.tsx'
import { useSignUp } from './use-sign-up.ts'

const blank = (country: string, asksForTerms: boolean): SignUpValues => ({
  email: '',
  name: '',
  second_name: '',
  country,
  password: '',
  repeat_password: '',
  newsletter: false,
  terms_accepted: !asksForTerms,
})

interface DetailsStepProps {
  readonly country: string
  readonly onCountry: (country: string) => void
}

/** Whether there are terms to accept. A brand that has them turned on may not have published any yet. */
const useAsksForTerms = (isOn: boolean): boolean => {
  const { error } = useQuery({ ...termsQuery(useLocale()), enabled: isOn })
  return isOn && statusOf(error) !== 404
}

const useDetails = ({ country }: DetailsStepProps) => {
  const { t } = useTranslation('entry')
  const { data: features } = useQuery(featuresQuery)
  const asksForTerms = useAsksForTerms(features?.terms !== false)
  const captcha = useCaptcha()
  const signingUp = useSignUp(captcha)
  const names = {
    email: t('sign_up.email'),
    name: t('sign_up.name'),
    second_name: t('sign_up.second_name'),
    country: t('sign_up.country'),
    password: t('sign_up.password'),
    repeat_password: t('sign_up.repeat_password'),
  }
  const saved = blank(country, asksForTerms)
  const form = useSaveForm({ saved, schema: SignUpForm, names, save: signingUp.signUp })
  return { names, captcha, signingUp, features, asksForTerms, ...form }
}

type ConsentsProps = Pick<ReturnType<typeof useDetails>, 'form' | 'features' | 'asksForTerms'>

/** What the visitor agrees to, as far as the brand has it. */
const Consents = ({ form, features, asksForTerms }: ConsentsProps) => {
  const { t } = useTranslation('entry')
  return (
    <>
      {features?.contacts === true && (
        <Checkbox {...form.getInputProps('newsletter', { type: 'checkbox' })} label={t('sign_up.newsletter')} />
      )}
      {asksForTerms && (
        <TermsField
          {...form.getInputProps('terms_accepted', { type: 'checkbox' })}
          error={form.errors['terms_accepted'] === undefined ? undefined : t('sign_up.terms_required')}
        />
      )}
    </>
  )
}

/** The second step: the visitor's details. */
export const DetailsStep = (props: DetailsStepProps) => {
  const { t } = useTranslation('entry')
  const locale = useLocale()
  const details = useDetails(props)
  const { form, names, captcha, signingUp, canCancel, onSubmit } = details
  const optional = <span className="tiny subtle">{t('sign_up.optional')}</span>
  const eye = { showLabel: t('sign_up.show_password'), hideLabel: t('sign_up.hide_password') }
  const { problem, missesCaptcha, busy } = signingUp
  const field = (name: keyof SignUpValues & string) => form.getInputProps(name)
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <UnsavedGuard unsaved={canCancel} />
      {problem !== undefined && <EntryProblemNote problem={problem} failed={t('sign_up.failed')} />}
      <TextField {...field('email')} label={names.email} type="email" inputMode="email" autoComplete="email" />
      <div className="fields2">
        <TextField {...field('name')} label={names.name} remark={optional} autoComplete="given-name" />
        <TextField {...field('second_name')} label={names.second_name} remark={optional} autoComplete="family-name" />
      </div>
      <Select
        {...field('country')}
        label={names.country}
        autoComplete="off"
        searchable
        options={countryOptions(locale)}
        value={form.values.country}
        onChange={(country) => {
          form.setFieldValue('country', country)
          props.onCountry(country)
        }}
      />
      <PasswordField
        {...field('password')}
        {...eye}
        label={names.password}
        hint={t('sign_up.password_hint')}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.values.password} />
      <PasswordField {...field('repeat_password')} {...eye} label={names.repeat_password} autoComplete="new-password" />
      <Consents form={form} features={details.features} asksForTerms={details.asksForTerms} />
      <CaptchaField captcha={captcha} error={missesCaptcha ? t('captcha.required') : undefined} />
      <Button type="submit" kind="primary" size="l" wide busy={busy}>
        {t('sign_up.action')}
      </Button>
    </form>
  )
}
