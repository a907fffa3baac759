import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../lib/countries.ts'
import { Button } from '../../../ui/button.tsx'
import { enterField } from '../../../ui/form/enter-field.ts'
import { Select } from '../../../ui/select.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

interface CountryStepProps {
  readonly country: string
  readonly onChosen: (country: string) => void
}

/** The first step of a sign-up, if the brand does not know the visitor's country. */
export const CountryStep = ({ country, onChosen }: CountryStepProps) => {
  const { t } = useTranslation(['entry', 'app'])
  const locale = useLocale()
  const [value, setValue] = useState(country)
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Rendered before the field gets the focus, so that the error is read out with it.
    flushSync(() => setTried(true))
    if (value !== '') onChosen(value)
    else enterField(event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid]'))
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Select
        label={t('sign_up.country')}
        hint={t('sign_up.country_hint')}
        name="country"
        autoComplete="off"
        searchable
        // After an attempt without a country it has the focus, and the list would cover what is wrong.
        openOnFocus={false}
        options={countryOptions(locale)}
        value={value}
        onChange={setValue}
        error={value === '' && tried ? t('app:validators.required') : undefined}
      />
      <Button type="submit" kind="primary" size="l" wide>
        {t('sign_up.next')}
      </Button>
    </form>
  )
}
