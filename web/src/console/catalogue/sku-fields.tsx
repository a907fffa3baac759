import { billingTerms } from '@foyer/contract/catalogue/sku.ts'
import { billingPeriods } from '@foyer/contract/vocabulary/billing-period.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { externalGateways } from '@foyer/contract/vocabulary/gateway.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BrandSettings } from '../brand/queries.ts'
import type { SkuFacts } from './queries.ts'
import { categoryKeys, type SkuValues } from './sku-form.ts'
import { capital, useCategoryWords, useTermsWords } from './sku-words.tsx'
import { TiersEditor } from './tiers-editor.tsx'

interface FieldsProps {
  readonly form: UseFormReturnType<SkuValues>
  readonly disabled: boolean
}

/** `media_server/pro` in words. */
const useKeyWords = (): ((key: string) => string) => {
  const words = useCategoryWords()
  return (key) => {
    const [name, product] = key.split('/')
    // The keys are built from the contract's own names.
    return words((product === undefined ? { name } : { name, product }) as SkuFacts['category'])
  }
}

/** The typed prices stay, and may have more decimals than the new currency allows. */
const chooseCurrency = (form: FieldsProps['form'], currency: string): void => {
  form.setFieldValue('currency', currency as never)
  for (const [at, { unit_price }] of form.values.tiers.entries())
    if (unit_price !== '') form.validateField(`tiers.${at}.unit_price`)
}

/** An id in the usual style, with this brand's name. */
const exampleId = ({ key }: BrandSettings, currency: string): string =>
  `${key}-ms-pro-monthly-${currency.toLowerCase()}`

/** The example does not wrap: broken at a hyphen, it would look like two words. */
const IdHint = ({ example }: { readonly example: string }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const [before, after] = t('catalogue:id_hint', { example }).split(example)
  return (
    <>
      {before}
      <span className="nowrap">{example}</span>
      {after}
    </>
  )
}

/** Chosen once, when the SKU is created; shown as facts afterwards. */
export const FixedFields = ({ form, brand }: Pick<FieldsProps, 'form'> & { readonly brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const words = useKeyWords()
  return (
    <Panel title={t('catalogue:fixed_title')}>
      <div className="stack">
        <p className="small muted">{t('catalogue:fixed_about')}</p>
        <TextField
          label={t('catalogue:fields.id')}
          hint={<IdHint example={exampleId(brand, form.values.currency)} />}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('id')}
        />
        <div className="fields2">
          <Select
            label={t('catalogue:columns.category')}
            options={categoryKeys.map((value) => ({ value, label: words(value) }))}
            value={form.values.category}
            error={form.errors['category']}
            onChange={(next) => form.setFieldValue('category', next)}
          />
          <Select
            label={t('catalogue:columns.currency')}
            searchable
            options={currencies.map((value) => ({ value, label: value }))}
            value={form.values.currency}
            error={form.errors['currency']}
            onChange={(next) => chooseCurrency(form, next)}
          />
          <Select
            label={t('catalogue:fields.billing_terms')}
            options={billingTerms.map((value) => ({ value, label: t(`catalogue:terms.${value}`) }))}
            value={form.values.billing_terms}
            error={form.errors['billing_terms']}
            onChange={(next) => form.setFieldValue('billing_terms', next as never)}
          />
          <Select
            label={t('catalogue:fields.period')}
            options={billingPeriods.map((value) => ({ value, label: capital(t(`catalogue:periods.${value}`)) }))}
            value={form.values.period}
            error={form.errors['period']}
            onChange={(next) => form.setFieldValue('period', next as never)}
          />
        </div>
      </div>
    </Panel>
  )
}

interface FixedFactsProps {
  readonly id: string
  readonly facts: SkuFacts
  readonly licences: number
}

/** The facts that were fixed when the SKU was created. */
export const FixedFacts = ({ id, facts, licences }: FixedFactsProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const words = useCategoryWords()
  const termsOf = useTermsWords()
  return (
    <Panel title={t('catalogue:fixed_title')}>
      <FactList>
        <Fact name={t('catalogue:fields.id')}>
          <span className="mono sku-id">{id}</span>
        </Fact>
        <Fact name={t('catalogue:columns.category')}>{words(facts.category)}</Fact>
        <Fact name={t('catalogue:fields.billing_terms')}>{termsOf(facts)}</Fact>
        <Fact name={t('catalogue:columns.currency')}>{facts.currency}</Fact>
        <Fact name={t('catalogue:columns.licences')} remark={t('catalogue:licences_keep')}>
          {licences}
        </Fact>
      </FactList>
    </Panel>
  )
}

const Gateways = ({ form, disabled }: FieldsProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const { supported_external_gateways: chosen } = form.values
  return (
    <fieldset className="stack s2">
      <legend className="label">{t('catalogue:fields.supported_external_gateways')}</legend>
      {externalGateways.map((gateway) => (
        <Checkbox
          key={gateway}
          label={t(`gateways.${gateway}`)}
          checked={chosen.includes(gateway)}
          disabled={disabled}
          onChange={({ target }) =>
            form.setFieldValue(
              'supported_external_gateways',
              externalGateways.filter((each) => (each === gateway ? target.checked : chosen.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  )
}

/** The fields that can be changed at any time. */
export const SkuFields = ({ form, disabled }: FieldsProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  return (
    <>
      <Panel title={t('catalogue:product_title')}>
        <div className="stack">
          <TextField
            label={t('catalogue:fields.name')}
            hint={t('catalogue:name_hint')}
            maxLength={200}
            disabled={disabled}
            {...form.getInputProps('name')}
          />
          <TextField
            label={t('catalogue:fields.min_quantity')}
            hint={t('catalogue:min_hint')}
            inputMode="numeric"
            disabled={disabled}
            {...form.getInputProps('min_quantity')}
          />
          <Switch
            label={t('catalogue:fields.published')}
            checked={form.values.published}
            disabled={disabled}
            onChange={(checked) => form.setFieldValue('published', checked)}
          />
          <Gateways form={form} disabled={disabled} />
        </div>
      </Panel>
      <Panel title={t('catalogue:fields.tiers')}>
        <div className="stack">
          <p className="small muted">{t('catalogue:tiers_about')}</p>
          <TiersEditor form={form} disabled={disabled} />
        </div>
      </Panel>
    </>
  )
}
