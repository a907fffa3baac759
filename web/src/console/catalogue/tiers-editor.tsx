import type { UseFormReturnType } from '@mantine/form'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { stayInField } from '../../ui/form/stay-in-field.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { nextFrom, type SkuValues } from './sku-form.ts'

interface TiersEditorProps {
  readonly form: UseFormReturnType<SkuValues>
  readonly disabled: boolean
}

/** The unit price by quantity. The price of the highest tier reached applies to all units. */
export const TiersEditor = ({ form, disabled }: TiersEditorProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const { tiers, currency } = form.values
  return (
    <fieldset className="tiers" aria-label={t('catalogue:fields.tiers')}>
      <ol className="stack s3">
        {tiers.map((_, at) => (
          // The index as key, because tiers have no ids: the position is what identifies a tier.
          <li key={at} className="tier">
            <TextField
              label={t('catalogue:fields.from_quantity')}
              inputMode="numeric"
              disabled={disabled}
              {...form.getInputProps(`tiers.${at}.from_quantity`)}
            />
            <TextField
              label={t('catalogue:fields.unit_price', { currency })}
              inputMode="decimal"
              disabled={disabled}
              {...form.getInputProps(`tiers.${at}.unit_price`)}
            />
            {!disabled && (
              <IconButton
                icon={Trash2}
                label={t('catalogue:remove_tier', { number: at + 1 })}
                disabled={tiers.length === 1}
                onMouseDown={stayInField}
                onClick={() => form.removeListItem('tiers', at)}
              />
            )}
          </li>
        ))}
      </ol>
      {!disabled && (
        <div>
          <Button
            size="s"
            onMouseDown={stayInField}
            onClick={() => form.insertListItem('tiers', { from_quantity: nextFrom(tiers), unit_price: '' })}
          >
            <Plus size={14} />
            {t('catalogue:add_tier')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
