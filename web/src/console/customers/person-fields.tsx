import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../lib/countries.ts'
import { localeNames } from '../../lib/locale-names.ts'
import { locales } from '../../lib/locales.ts'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'

type Wired = Omit<ComponentProps<typeof TextField>, 'autoComplete' | 'maxLength'>

/** A person's name. The browser does not autofill it, because somebody else is typing. */
export const NameFields = ({ first, last }: { readonly first: Wired; readonly last: Wired }) => (
  <div className="fields2">
    <TextField maxLength={100} autoComplete="off" {...first} />
    <TextField maxLength={100} autoComplete="off" {...last} />
  </div>
)

interface CountryFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (country: string) => void
}

/** The country for invoices. */
export const CountryField = (props: CountryFieldProps) => (
  <Select searchable autoComplete="off" options={countryOptions(useLocale())} data-path="country" {...props} />
)

/** The language for mails. */
export const LanguageField = ({
  value,
  onChange,
}: {
  readonly value: Locale
  readonly onChange: (next: Locale) => void
}) => (
  <SegmentedRadios
    label={useTranslation('operator').t('customers.language')}
    group="locale"
    value={value}
    options={locales.map((locale) => ({ value: locale, name: localeNames[locale] }))}
    onChange={onChange}
  />
)
