import { invoiceDueDays, priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { freeText } from '@foyer/contract/vocabulary/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { formatMoney } from '../../lib/money.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Sum, SumLine } from '../../ui/money.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { previewQuery } from '../catalogue/queries.ts'
import type { CustomerDetail } from '../customers/queries.ts'
import { ReasonField } from '../list/reason-field.tsx'
import { dueDays, said, typedCount, typedDueDay } from '../list/typed.ts'
import { orderQuery } from '../orders/queries.ts'
import { paths } from '../paths.ts'
import { type Product, SkuFields, useProducts } from './sku-choice.tsx'
import { reachesLeast, skuFields } from './sku-form.ts'
import { type SaleBody, useMaking } from './use-making.ts'
import { useSaleWords } from './use-sale-words.ts'

const values = z.object({ ...skuFields, due_on: typedDueDay, reason: freeText(1000) })
type Values = z.infer<typeof values>
const blank: Values = { sku_id: '', quantity: '1', due_on: '', reason: '' }

/** The price of this quantity for this customer before tax, calculated by the server. */
const Price = ({ product, quantity, country }: { product: Product; quantity: string; country: string }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const count = Number(quantity)
  const isSold = typedCount(priceCap).safeParse(quantity).success && count >= product.min_quantity
  const { data } = useQuery(previewQuery(isSold ? { ...product, quantity: count, country } : null))
  const quote = data?.proposed ?? null
  if (!isSold || quote === null || quote.currency !== product.currency) return null
  return (
    <div className="stack s2">
      <Sum>
        <SumLine
          kind="total"
          name={t('catalogue.each', {
            quantity: quote.quantity,
            price: formatMoney(quote.unit_price, quote.currency, locale),
          })}
          amount={quote.price}
          currency={quote.currency}
        />
      </Sum>
      <p className="small subtle">{t('sales.tax_hint')}</p>
    </div>
  )
}

interface DialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

const useSale = ({ id, currency }: CustomerDetail, onMade: () => void) => {
  const { t } = useTranslation('operator')
  const catalogue = useProducts(currency, ({ published, billing_terms }) => published && billing_terms !== 'trial')
  const names = {
    sku_id: t('sales.product'),
    quantity: t('sales.quantity'),
    due_on: t('sales.due_on'),
    reason: t('reason.label'),
  }
  const own = useSaleWords(currency)
  const making = useMaking({
    make: (body: SaleBody) => answerOf(api.POST('/operator/api/v1/orders', { body })),
    success: t('sales.invoice_done'),
    keyOf: (order) => orderQuery(order).queryKey,
    pathOf: paths.order,
    onMade,
  })
  const parts = useSaveForm<Values>({
    saved: blank,
    schema: values.check(reachesLeast(catalogue.products)),
    names,
    own,
    save: ({ sku_id, quantity, due_on, reason }) =>
      making.mutateAsync({
        customer_id: id,
        action: 'create',
        sku_id,
        quantity: Number(quantity),
        ...defined({ due_on: said(due_on), reason: said(reason) }),
      }),
  })
  return { catalogue, names, parts, error: making.error }
}

/** An invoice for a product of the catalogue; it becomes a licence once it is paid. */
export const SellDialog = ({ customer, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  const { email, country, currency } = customer
  const { catalogue, names, parts, error } = useSale(customer, onClose)
  const { form } = parts
  const product = catalogue.products?.find((each) => each.id === form.values.sku_id)
  return (
    <FormDialog
      title={t('sales.sell_title', { email })}
      action={t('sales.sell_make')}
      form={parts}
      error={error}
      onClose={onClose}
    >
      <p className="muted">{t('sales.sell_text')}</p>
      <SkuFields form={form} currency={currency} catalogue={catalogue} product={product} />
      <div aria-live="polite">
        {product !== undefined && <Price product={product} quantity={form.values.quantity} country={country} />}
      </div>
      <TextField
        type="date"
        label={names.due_on}
        hint={t('sales.sell_due_hint', { days: invoiceDueDays })}
        {...dueDays()}
        {...form.getInputProps('due_on')}
      />
      <ReasonField label={names.reason} hint={t('sales.reason_hint')} {...form.getInputProps('reason')} />
    </FormDialog>
  )
}
