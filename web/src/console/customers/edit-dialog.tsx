import { notificationEmailsMost as mostEmails } from '@foyer/contract/vocabulary/constants.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChipsField } from '../../ui/chips-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ReasonField } from '../list/reason-field.tsx'
import { type CustomerValues, isWrongAddress, rebasedCopies, schemaOf, valuesOf, wishOf } from './edit-form.ts'
import { CountryField, LanguageField, NameFields } from './person-fields.tsx'
import { type CustomerDetail, customerQuery } from './queries.ts'
import { type CustomerWish, useCustomerChange } from './use-customer-change.ts'

const useNames = () => {
  const { t } = useTranslation('operator')
  return {
    name: t('customers.first_name'),
    second_name: t('customers.second_name'),
    country: t('customers.columns.country'),
    notification_emails: t('customers.copies'),
    manager_name: t('customers.manager'),
    manager_email: t('customers.manager_email'),
    reason: t('reason.label'),
  }
}

interface FieldsProps {
  readonly form: UseFormReturnType<CustomerValues>
  readonly names: ReturnType<typeof useNames>
}

const PersonFields = ({ form, names }: FieldsProps) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <NameFields
        first={{ label: names.name, ...form.getInputProps('name') }}
        last={{ label: names.second_name, ...form.getInputProps('second_name') }}
      />
      <CountryField
        label={names.country}
        hint={t('customers.country_hint')}
        value={form.values.country}
        error={form.errors['country']}
        onChange={(next) => form.setFieldValue('country', next)}
      />
      <LanguageField value={form.values.locale} onChange={(next) => form.setFieldValue('locale', next)} />
    </>
  )
}

const CopiesField = ({ form, names }: FieldsProps) => {
  const { t } = useTranslation(['operator', 'app'])
  const copies = form.values.notification_emails
  return (
    <ChipsField
      label={names.notification_emails}
      hint={t('customers.copies_hint')}
      values={copies}
      wrongOf={(address) => (isWrongAddress(address) ? t('app:invalid_email') : undefined)}
      removeLabel={(address) => t('customers.copies_remove', { address })}
      data-path="notification_emails"
      error={
        copies.length > mostEmails
          ? t('customers.copies_most', { most: mostEmails })
          : form.errors['notification_emails']
      }
      onChange={(next) => form.setFieldValue('notification_emails', next)}
    />
  )
}

const ManagerFields = ({ form, names }: FieldsProps) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <TextField
        label={names.manager_name}
        hint={t('customers.manager_hint')}
        maxLength={100}
        autoComplete="off"
        {...form.getInputProps('manager_name')}
      />
      <TextField
        type="email"
        label={names.manager_email}
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('manager_email')}
      />
    </>
  )
}

interface EditDialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

/** The list of copies is replaced as a whole, so the user's changes are reapplied to the latest list. */
const useRebase = (id: string, saved: CustomerValues) => {
  const client = useQueryClient()
  return async ({ notification_emails: copies, ...wish }: CustomerWish): Promise<CustomerWish> => {
    if (copies === undefined) return wish
    const before = saved.notification_emails
    const others = await client.fetchQuery({ ...customerQuery(id), staleTime: 0 }).then(
      ({ notification_emails }) => notification_emails,
      () => before,
    )
    return { ...wish, notification_emails: rebasedCopies(before, copies, others) }
  }
}

/** What staff may correct in a customer's record; the rest only the customer can change. */
export const EditDialog = ({ customer, onClose }: EditDialogProps) => {
  const { t } = useTranslation('operator')
  const names = useNames()
  const [saved] = useState(() => valuesOf(customer))
  const rebase = useRebase(customer.id, saved)
  const changing = useCustomerChange(customer.id, t('customers.saved'), { ownFailure: true })
  const parts = useSaveForm<CustomerValues>({
    saved,
    schema: schemaOf(saved),
    names,
    save: async (values) => {
      await changing.mutateAsync(await rebase(wishOf(saved, values)))
      onClose()
    },
  })
  const { form } = parts
  return (
    <FormDialog
      title={t('customers.edit_title', { email: customer.email })}
      action={t('customers.edit_save')}
      size="l"
      form={parts}
      error={changing.error}
      onClose={onClose}
    >
      <p className="muted">{t('customers.edit_text')}</p>
      <PersonFields form={form} names={names} />
      <CopiesField form={form} names={names} />
      <ManagerFields form={form} names={names} />
      <ReasonField label={names.reason} hint={t('sales.reason_hint')} {...form.getInputProps('reason')} />
    </FormDialog>
  )
}
