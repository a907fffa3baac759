import './sales.css'
import { wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Sum, SumLine } from '../../ui/money.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import type { CustomerDetail } from '../customers/queries.ts'
import { ReasonField } from '../list/reason-field.tsx'
import { dueDays } from '../list/typed.ts'
import { orderQuery } from '../orders/queries.ts'
import { paths } from '../paths.ts'
import {
  blankInvoice,
  invoiceBody,
  type InvoiceValues,
  invoiceValues,
  mostLines,
  mostOfOne,
  netOf,
} from './invoice-form.ts'
import { LinesEditor } from './lines-editor.tsx'
import { type InvoiceBody, useMaking } from './use-making.ts'
import { useSaleWords } from './use-sale-words.ts'

/** The labels of the fields, for messages. */
const useNames = (): Record<string, string> => {
  const { t } = useTranslation('operator')
  const names: Record<string, string> = {
    description: t('sales.description'),
    due_on: t('sales.due_on'),
    reason: t('reason.label'),
  }
  for (let at = 0; at < mostLines; at += 1) {
    names[`lines.${at}.title`] = t('sales.line_title')
    names[`lines.${at}.quantity`] = t('sales.quantity')
    names[`lines.${at}.unit_price`] = t('sales.unit_price')
  }
  return names
}

interface DialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

const useInvoice = ({ id, currency }: CustomerDetail, onMade: () => void) => {
  const { t } = useTranslation('operator')
  const names = useNames()
  const own = useSaleWords(currency, mostOfOne)
  const making = useMaking({
    make: (body: InvoiceBody) => answerOf(api.POST('/operator/api/v1/orders', { body })),
    success: t('sales.invoice_done'),
    keyOf: (order) => orderQuery(order).queryKey,
    pathOf: paths.order,
    onMade,
  })
  const parts = useSaveForm<InvoiceValues>({
    saved: blankInvoice,
    schema: invoiceValues(currency),
    names,
    own,
    save: (values) => making.mutateAsync(invoiceBody(values, id, currency)),
  })
  return { parts, names, error: making.error }
}

/** An invoice for anything that was agreed, in the customer's currency. */
export const InvoiceDialog = ({ customer, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  const { email, currency } = customer
  const { parts, names, error } = useInvoice(customer, onClose)
  const { form } = parts
  return (
    <FormDialog
      title={t('sales.invoice_title', { email })}
      action={t('sales.invoice_make')}
      size="l"
      form={parts}
      error={error}
      onClose={onClose}
    >
      <TextField
        label={names['description'] ?? ''}
        hint={t('sales.description_hint')}
        maxLength={200}
        {...form.getInputProps('description')}
      />
      <LinesEditor form={form} currency={currency} />
      <div className="stack s2" aria-live="polite">
        <Sum>
          <SumLine
            kind="total"
            name={t('sales.net')}
            amount={wireAmount(netOf(form.values.lines, currency))}
            currency={currency}
          />
        </Sum>
        <p className="small subtle">{t('sales.tax_hint')}</p>
      </div>
      <div className="fields2">
        <TextField
          type="date"
          label={names['due_on'] ?? ''}
          hint={t('sales.due_hint')}
          {...dueDays()}
          {...form.getInputProps('due_on')}
        />
        <ReasonField label={names['reason'] ?? ''} hint={t('sales.reason_hint')} {...form.getInputProps('reason')} />
      </div>
    </FormDialog>
  )
}
