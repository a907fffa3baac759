import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { ReasonField } from '../list/reason-field.tsx'
import { paths } from '../paths.ts'
import { useMaking } from '../sales/use-making.ts'
import { EmailField } from './email-field.tsx'
import {
  blankCustomer,
  type NewCustomerBody,
  newCustomerBody,
  type NewCustomerValues,
  newCustomerValues,
} from './new-customer-form.ts'
import { CountryField, LanguageField, NameFields } from './person-fields.tsx'
import { customerQuery } from './queries.ts'

const useNewCustomer = (onMade: () => void) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const [saved] = useState(() => blankCustomer(locale))
  const names = {
    email: t('customers.email'),
    name: t('customers.first_name'),
    second_name: t('customers.second_name'),
    country: t('customers.columns.country'),
    currency: t('customers.currency'),
    legal_name: t('customers.legal_name'),
    tax_id: t('customers.tax_id'),
    reason: t('reason.label'),
  }
  const making = useMaking({
    make: (body: NewCustomerBody) => answerOf(api.POST('/operator/api/v1/customers', { body })),
    success: t('customers.new_done'),
    keyOf: (id) => customerQuery(id).queryKey,
    pathOf: paths.customer,
    onMade,
  })
  const parts = useSaveForm<NewCustomerValues>({
    saved,
    schema: newCustomerValues,
    names,
    save: (values) => making.mutateAsync(newCustomerBody(values)),
  })
  return { names, parts, error: making.error }
}

interface FieldsProps {
  readonly form: UseFormReturnType<NewCustomerValues>
  readonly names: ReturnType<typeof useNewCustomer>['names']
  /** The server's refusal. */
  readonly refused: unknown
}

const PersonFields = ({ form, names, refused }: FieldsProps) => (
  <>
    <EmailField label={names.email} refused={refused} {...form.getInputProps('email')} />
    <NameFields
      first={{ label: names.name, ...form.getInputProps('name') }}
      last={{ label: names.second_name, ...form.getInputProps('second_name') }}
    />
    <LanguageField value={form.values.locale} onChange={(next) => form.setFieldValue('locale', next)} />
  </>
)

const MoneyFields = ({ form, names }: Pick<FieldsProps, 'form' | 'names'>) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <div className="fields2">
        <CountryField
          label={names.country}
          value={form.values.country}
          error={form.errors['country']}
          onChange={(next) => form.setFieldValue('country', next)}
        />
        <Select
          label={names.currency}
          hint={t('customers.currency_hint')}
          options={[
            { value: 'country', label: t('customers.by_country') },
            ...currencies.map((value) => ({ value, label: value })),
          ]}
          value={form.values.currency === '' ? 'country' : form.values.currency}
          onChange={(next) =>
            form.setFieldValue('currency', next === 'country' ? '' : (next as typeof form.values.currency))
          }
        />
      </div>
      <div className="fields2">
        <TextField label={names.legal_name} maxLength={200} autoComplete="off" {...form.getInputProps('legal_name')} />
        <TextField label={names.tax_id} maxLength={50} autoComplete="off" {...form.getInputProps('tax_id')} />
      </div>
    </>
  )
}

/** Creates an account for somebody who has none. It has no password and is entered through a link. */
export const NewCustomerDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('operator')
  const { names, parts, error } = useNewCustomer(onClose)
  const { form } = parts
  return (
    <FormDialog
      title={t('customers.new_title')}
      action={t('customers.new_make')}
      size="l"
      form={parts}
      error={error}
      onClose={onClose}
    >
      <p className="muted">{t('customers.new_text')}</p>
      <PersonFields form={form} names={names} refused={error} />
      <MoneyFields form={form} names={names} />
      <ReasonField label={names.reason} hint={t('sales.reason_hint')} {...form.getInputProps('reason')} />
    </FormDialog>
  )
}
