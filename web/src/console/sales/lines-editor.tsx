import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { UseFormReturnType } from '@mantine/form'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { stayInField } from '../../ui/form/stay-in-field.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { blankLine, type InvoiceValues, mostLines } from './invoice-form.ts'

interface LinesEditorProps {
  readonly form: UseFormReturnType<InvoiceValues>
  readonly currency: Currency
}

interface LineProps extends LinesEditorProps {
  readonly at: number
  readonly onRemove: () => void
}

const Line = ({ form, currency, at, onRemove }: LineProps) => {
  const { t } = useTranslation('operator')
  return (
    <li className="invoice-line">
      <TextField label={t('sales.line_title')} maxLength={200} {...form.getInputProps(`lines.${at}.title`)} />
      <TextField
        label={t('sales.quantity')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps(`lines.${at}.quantity`)}
      />
      <TextField
        label={t('sales.unit_price_in', { currency })}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps(`lines.${at}.unit_price`)}
      />
      <IconButton
        icon={Trash2}
        label={t('sales.remove_line', { number: at + 1 })}
        disabled={form.values.lines.length === 1}
        onClick={onRemove}
      />
    </li>
  )
}

/** The lines of an invoice: title, quantity and unit price. */
export const LinesEditor = ({ form, currency }: LinesEditorProps) => {
  const { t } = useTranslation('operator')
  const { lines } = form.values
  // After a line is added or removed, the focus goes to the neighbouring one.
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    form.getInputNode(`lines.${next.current}.title`)?.focus()
    next.current = undefined
  })
  const add = (): void => {
    next.current = lines.length
    form.insertListItem('lines', blankLine)
  }
  const remove = (at: number): void => {
    next.current = Math.min(at, lines.length - 2)
    form.removeListItem('lines', at)
  }
  return (
    <fieldset className="invoice-lines" aria-label={t('orders.lines')}>
      <ol className="stack s3">
        {lines.map((_, at) => (
          // The index as key, because lines have no ids
          <Line key={at} form={form} currency={currency} at={at} onRemove={() => remove(at)} />
        ))}
      </ol>
      <div>
        <Button size="s" disabled={lines.length >= mostLines} onMouseDown={stayInField} onClick={add}>
          <Plus size={14} />
          {t('sales.add_line')}
        </Button>
      </div>
    </fieldset>
  )
}
