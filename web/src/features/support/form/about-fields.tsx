import { clientTicketKinds, type TicketCategory } from '@foyer/contract/support/category.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LicenceSelect } from '../../../ui/licence-select.tsx'
import { Select } from '../../../ui/select.tsx'
import { categoriesQuery } from './form-queries.ts'
import { aboutLicence, type TicketDraft } from './ticket-draft.ts'

interface FieldsProps {
  readonly draft: TicketDraft
  /** A field's error, from the form or the server. */
  readonly errorOf: (field: keyof TicketDraft) => string | undefined
  readonly onChange: (change: Partial<TicketDraft>) => void
}

const CategoryField = ({ draft: { kind, product, category_id }, errorOf, onChange }: FieldsProps) => {
  const { t } = useTranslation('support')
  // The options are the contract's kinds and products, or nothing.
  const asked = categoriesQuery(kind as TicketCategory['kind'] | '', product as TicketCategory['product'] | '')
  const { data: categories } = useQuery(asked)
  const isChosen = kind !== '' && product !== ''
  const isReady = isChosen && categories !== undefined && categories.length > 0
  const hint = !isChosen
    ? t('form.category_wait')
    : categories?.length === 0
      ? t('form.category_none')
      : t('form.category_hint')
  return (
    <Select
      label={t('form.category')}
      value={category_id}
      hint={hint}
      error={errorOf('category_id')}
      disabled={!isReady}
      options={(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen) => onChange({ category_id: chosen })}
    />
  )
}

const LicenceField = ({ draft, errorOf, onChange }: FieldsProps) => {
  const { t } = useTranslation('support')
  return (
    <LicenceSelect
      label={t('form.licence')}
      hint={t('form.licence_hint')}
      error={errorOf('deliverable_id')}
      none={t('form.licence_none')}
      value={draft.deliverable_id}
      onChange={(licence) =>
        onChange(
          licence === undefined
            ? { deliverable_id: '' }
            : // What was chosen by hand stays.
              { ...aboutLicence(licence), ...(draft.product !== '' && { product: draft.product }) },
        )
      }
    />
  )
}

/** What the ticket is about: kind, product, category, licence. */
export const AboutFields = (props: FieldsProps) => {
  const { draft, errorOf, onChange } = props
  const { t } = useTranslation('support')
  return (
    <div className="ticket-about">
      <Select
        label={t('form.kind')}
        value={draft.kind}
        error={errorOf('kind')}
        options={clientTicketKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        label={t('form.product')}
        value={draft.product}
        error={errorOf('product')}
        options={[
          { value: 'iptv', label: t('products.iptv') },
          { value: 'vsaas', label: t('products.vsaas') },
          {
            group: t('products.cloud'),
            items: [
              { value: 'cloud_iptv', label: t('choices.cloud_iptv') },
              { value: 'cloud_vsaas', label: t('choices.cloud_vsaas') },
            ],
          },
        ]}
        onChange={(product) => onChange({ product })}
      />
      <CategoryField {...props} />
      <LicenceField {...props} />
    </div>
  )
}
