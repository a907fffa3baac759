import { activationTypes } from '@foyer/contract/licensing/deliverable-facts.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { serverNow } from '../../lib/server-now.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import type { CustomerDetail } from '../customers/queries.ts'
import { licenceQuery } from '../licences/queries.ts'
import { ReasonField } from '../list/reason-field.tsx'
import { paths } from '../paths.ts'
import { blankGift, ends, giveBody, type GiveValues, giveValues } from './give-form.ts'
import { SkuFields, useProducts } from './sku-choice.tsx'
import { type LicenceBody, useMaking } from './use-making.ts'

interface DialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

interface FieldsProps {
  readonly form: UseFormReturnType<GiveValues>
}

const ActivationFields = ({ form }: FieldsProps) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <SegmentedRadios
        label={t('licences.activation')}
        group="activation_type"
        value={form.values.activation_type}
        options={activationTypes.map((value) => ({ value, name: t(`licences.activations.${value}`) }))}
        onChange={(next) => form.setFieldValue('activation_type', next)}
      />
      {form.values.activation_type === 'usb' && (
        <TextField
          label={t('sales.usb_serial_number')}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('usb_serial_number')}
        />
      )}
    </>
  )
}

const TermFields = ({ form }: FieldsProps) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <TextField type="date" label={t('sales.starts_on')} {...form.getInputProps('starts_on')} />
      <SegmentedRadios
        label={t('licences.columns.paid_till')}
        group="ends"
        value={form.values.ends}
        options={ends.map((value) => ({ value, name: t(`sales.ends.${value}`) }))}
        onChange={(next) => form.setFieldValue('ends', next)}
      />
      {form.values.ends === 'day' && (
        <TextField type="date" label={t('sales.last_day')} {...form.getInputProps('paid_till')} />
      )}
    </>
  )
}

const useGift = ({ id, currency }: CustomerDetail, onMade: () => void) => {
  const { t } = useTranslation('operator')
  const catalogue = useProducts(currency, () => true)
  const [saved] = useState(() => blankGift(dayOf(serverNow())))
  const names = {
    sku_id: t('sales.product'),
    quantity: t('sales.quantity'),
    usb_serial_number: t('sales.usb_serial_number'),
    starts_on: t('sales.starts_on'),
    paid_till: t('licences.columns.paid_till'),
    reason: t('reason.label'),
  }
  const making = useMaking({
    make: (body: LicenceBody) => answerOf(api.POST('/operator/api/v1/deliverables', { body })),
    success: t('sales.give_done'),
    keyOf: (licence) => licenceQuery(licence).queryKey,
    pathOf: paths.licence,
    onMade,
  })
  const parts = useSaveForm<GiveValues>({
    saved,
    schema: giveValues(catalogue.products),
    names,
    save: (values) => making.mutateAsync(giveBody(values, id)),
  })
  return { catalogue, names, parts, error: making.error }
}

/** Grants a licence without an invoice, also of products not on sale. */
export const GiveDialog = ({ customer, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  const { email, currency } = customer
  const { catalogue, names, parts, error } = useGift(customer, onClose)
  const { form } = parts
  const { values } = form
  const product = catalogue.products?.find((each) => each.id === values.sku_id)
  // A hidden day field cannot show an error.
  const inSight = Object.keys(names).filter(
    (name) =>
      (name !== 'paid_till' || values.ends === 'day') &&
      (name !== 'usb_serial_number' || values.activation_type === 'usb'),
  )
  return (
    <FormDialog
      title={t('sales.give_title', { email })}
      action={t('sales.give_make')}
      form={parts}
      error={error}
      fields={inSight}
      onClose={onClose}
    >
      <p className="muted">{t('sales.give_text')}</p>
      <SkuFields form={form} currency={currency} catalogue={catalogue} product={product} />
      <ActivationFields form={form} />
      <TermFields form={form} />
      <ReasonField label={names.reason} {...form.getInputProps('reason')} />
    </FormDialog>
  )
}
