import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../lib/countries.ts'
import { Button } from '../../../ui/button.tsx'
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
  /** Something was typed that is no country. */
  const [isUnknown, setUnknown] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (value !== '') onChosen(value)
    else event.currentTarget.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus()
  }
  const name = t('sign_up.country')
  const lack = isUnknown ? t('app:validators.incorrect', { field: name }) : t('app:validators.required')
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Select
        label={name}
        hint={t('sign_up.country_hint')}
        name="country"
        autoComplete="off"
        searchable
        options={countryOptions(locale)}
        value={value}
        onChange={(chosen) => {
          setValue(chosen)
          setUnknown(false)
        }}
        onUnknown={() => setUnknown(true)}
        error={value === '' && (tried || isUnknown) ? lack : undefined}
      />
      <Button type="submit" kind="primary" size="l" wide>
        {t('sign_up.next')}
      </Button>
    </form>
  )
}
