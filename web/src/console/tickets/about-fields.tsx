import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { licenceOption } from '../../ui/licence-option.ts'
import { SearchedSelect } from '../../ui/searched-select.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { categoriesQuery } from '../categories/queries.ts'
import { licenceQuery } from '../licences/queries.ts'
import { useMay } from '../me.ts'
import { licencesToName } from './about-queries.ts'
import { type About, aboutAfter } from './about-ticket.ts'
import { queueKinds, queueProducts } from './tickets-search.ts'
import { useAboutWords } from './use-about-words.ts'

interface FieldsProps {
  readonly values: About
  /** The customer's id; empty while none is chosen. */
  readonly customer: string
  /** What the ticket has now. It can be kept, although it is not among what is usually chosen. */
  readonly present?: Partial<About> & { readonly licence?: SelectOption | undefined }
  readonly errorOf: (field: keyof About) => ReactNode
  readonly onChange: (next: About) => void
}

const none = 'none'

/** The usual choices, and the present one if it is another. */
const withPresent = (usual: readonly string[], present: string | undefined): readonly string[] =>
  present === undefined || usual.includes(present) ? usual : [...usual, present]

const PairFields = ({ values, present = {}, errorOf, onChange }: FieldsProps) => {
  const { t } = useTranslation('support')
  const words = useAboutWords()
  return (
    <>
      <Select
        label={t('columns.kind')}
        data-path="kind"
        value={values.kind}
        error={errorOf('kind')}
        options={withPresent(queueKinds, present.kind).map((value) => ({ value, label: words.kind(value) }))}
        onChange={(kind) => onChange(aboutAfter(values, { kind }))}
      />
      <Select
        label={t('columns.product')}
        data-path="product"
        value={values.product}
        error={errorOf('product')}
        options={withPresent(queueProducts, present.product).map((value) => ({ value, label: words.product(value) }))}
        onChange={(product) => onChange(aboutAfter(values, { product }))}
      />
    </>
  )
}

const CategoryField = ({ values, present, errorOf, onChange }: FieldsProps) => {
  const { t } = useTranslation(['support', 'operator'])
  const { kind, product, category_id } = values
  const { data: categories } = useQuery(categoriesQuery({}))
  const isChosen = kind !== '' && product !== ''
  const fitting = (categories ?? []).filter(
    (each) => each.kind === kind && each.product === product && (each.offered || each.id === present?.category_id),
  )
  const hint = isChosen ? fitting.length === 0 && t('form.category_none') : t('operator:tickets.category_wait')
  return (
    <Select
      label={t('form.category')}
      data-path="category_id"
      hint={hint === false ? t('form.category_hint') : hint}
      error={errorOf('category_id')}
      disabled={fitting.length === 0}
      value={fitting.length === 0 ? '' : category_id === '' ? none : category_id}
      options={[
        { value: none, label: t('operator:tickets.category_none') },
        ...fitting.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(chosen) => onChange(aboutAfter(values, { category_id: chosen === none ? '' : chosen }))}
    />
  )
}

const LicenceField = ({ values, customer, present, errorOf, onChange }: FieldsProps) => {
  const { t } = useTranslation(['support', 'operator'])
  const client = useQueryClient()
  const mayRead = useMay()('licences:read')
  const { deliverable_id } = values
  const { data } = useQuery({ ...licenceQuery(deliverable_id), enabled: mayRead && deliverable_id !== '' })
  if (!mayRead) return null
  const held = present?.licence?.value === deliverable_id ? present.licence : undefined
  return (
    <SearchedSelect
      // The answers for one customer are no choice for the next.
      key={customer}
      label={t('form.licence')}
      data-path="deliverable_id"
      hint={t(customer === '' ? 'operator:tickets.licence_wait' : 'form.licence_hint')}
      error={errorOf('deliverable_id')}
      disabled={customer === ''}
      value={deliverable_id}
      chosen={data === undefined ? held : licenceOption(data)}
      none={t('form.licence_none')}
      search={licencesToName(customer)}
      optionOf={licenceOption}
      onChange={(licence) => {
        if (licence !== undefined) client.setQueryData(licenceQuery(licence.id).queryKey, licence)
        onChange(aboutAfter(values, { deliverable_id: licence?.id ?? '' }))
      }}
    />
  )
}

/** What a ticket is about, without its licence: kind, product, category. */
export const CategoryFields = (props: FieldsProps) => (
  <>
    <div className="fields2 about">
      <PairFields {...props} />
    </div>
    <CategoryField {...props} />
  </>
)

/** What a ticket is about: kind, product, category, licence. */
export const AboutFields = (props: FieldsProps) => (
  <>
    <CategoryFields {...props} />
    <LicenceField {...props} />
  </>
)
