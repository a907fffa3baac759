import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../lib/countries.ts'
import { localeNames } from '../../../lib/locale-names.ts'
import { locales } from '../../../lib/locales.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import type { ProfileForm } from './use-profile-form.ts'

/** The person's name, location and language for mails. */
export const PersonalPart = ({ form, labels }: ProfileForm) => {
  const { t } = useTranslation('account')
  const { onChange, ...country } = form.getInputProps('country')
  const move = (to: string): void => {
    // Both have to be the same: whoever moves need not look for the second field.
    if (form.values.address.country === form.values.country) form.setFieldValue('address.country', to)
    onChange(to)
  }
  return (
    <Panel title={t('parts.personal')}>
      <div className="account-fields">
        <TextField label={labels['name'] ?? ''} autoComplete="given-name" {...form.getInputProps('name')} />
        <TextField
          label={labels['second_name'] ?? ''}
          autoComplete="family-name"
          {...form.getInputProps('second_name')}
        />
        <Select
          label={labels['country'] ?? ''}
          searchable
          autoComplete="country-name"
          options={countryOptions(useLocale())}
          {...country}
          value={form.values.country}
          onChange={move}
        />
        <Select
          label={labels['locale'] ?? ''}
          hint={t('language_hint')}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          {...form.getInputProps('locale')}
          value={form.values.locale}
        />
      </div>
    </Panel>
  )
}
