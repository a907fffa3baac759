import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../../lib/countries.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import type { ProfileForm } from './use-profile-form.ts'

/** Whom invoices are addressed to. Existing invoices keep the details from when they were issued. */
export const BillingPart = ({ form, labels }: ProfileForm) => {
  const { t } = useTranslation('account')
  const field = (path: string, autoComplete: string) => ({
    label: labels[path] ?? '',
    autoComplete,
    ...form.getInputProps(path),
  })
  return (
    <Panel title={t('parts.billing')}>
      <p className="muted small account-lead">{t('billing.about')}</p>
      <div className="account-fields">
        <TextField {...field('legal_name', 'billing organization')} hint={t('billing.legal_name_hint')} />
        <TextField {...field('tax_id', 'off')} hint={t('billing.tax_id_hint')} />
        <TextField {...field('address.line1', 'billing address-line1')} />
        <TextField {...field('address.line2', 'billing address-line2')} />
        <TextField {...field('address.postal_code', 'billing postal-code')} />
        <TextField {...field('address.city', 'billing address-level2')} />
        <TextField {...field('address.region', 'billing address-level1')} />
        <Select
          label={labels['address.country'] ?? ''}
          searchable
          options={countryOptions(useLocale())}
          {...form.getInputProps('address.country')}
          value={form.values.address.country}
        />
        <TextField {...field('buyer_reference', 'off')} hint={t('billing.buyer_reference_hint')} />
      </div>
    </Panel>
  )
}
