import '../list/lists.css'
import './catalogue.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { api } from '../api.ts'
import { brandQuery, type BrandSettings } from '../brand/queries.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { paths } from '../paths.ts'
import { newSkuSearch } from './catalogue-search.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { catalogueQuery, refreshCatalogue } from './queries.ts'
import { FixedFields, SkuFields } from './sku-fields.tsx'
import { blank, factsOf, NewSkuValues, type SkuValues, valuesOf } from './sku-form.ts'
import { shownFacts } from './sku-words.tsx'
import { useFieldNames } from './use-field-names.ts'
import { usePriceWords } from './use-price-words.ts'

const useAdd = () => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (values: SkuValues) => {
      const facts = factsOf(values)
      if (facts === null) throw new Error('unreachable: the form was checked')
      return answerOf(api.POST('/operator/api/v1/catalogue/skus', { body: { id: values.id, ...facts } }))
    },
    meta: { success: t('catalogue:kept'), ownFields: true },
    onSuccess: async ({ id }) => {
      await refreshCatalogue(client)
      await navigate({ to: paths.sku(id), ignoreBlocker: true })
    },
    onError: (error) => {
      // All other errors are reported as usual.
      if (!(error instanceof Failure && error.isOfFields)) return
      toasts.show({ tone: 'bad', title: t(error.status === 409 ? 'catalogue:id_taken' : 'catalogue:not_kept') })
    },
  })
}

const NewEditor = ({ saved, brand }: { saved: SkuValues; brand: BrandSettings }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const adding = useAdd()
  const parts = useSaveForm<SkuValues>({
    saved,
    schema: NewSkuValues,
    names: useFieldNames(),
    own: usePriceWords(),
    save: (values) => adding.mutateAsync(values),
  })
  return (
    <div className="cols">
      <form className="stack console-top" onSubmit={parts.onSubmit} noValidate>
        <FixedFields form={parts.form} brand={brand} />
        <SkuFields form={parts.form} disabled={false} />
        <SaveBar form={parts} action={t('catalogue:keep')} />
      </form>
      <aside className="stack console-top sku-rail" aria-label={t('catalogue:preview_title')}>
        <PreviewPanel
          key={parts.form.values.currency}
          id={undefined}
          facts={factsOf(parts.form.values)}
          currency={parts.form.values.currency}
        />
      </aside>
    </div>
  )
}

/** A SKU that is not saved yet, empty or copied from another. */
export const NewSkuPage = () => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const [{ from }] = useListSearch(newSkuSearch)
  const catalogue = useQuery(catalogueQuery)
  const brand = useQuery(brandQuery)
  return (
    <div className="fit">
      <PageHeader title={t('catalogue:add')} />
      <Loaded query={brand} beside={[catalogue]} level={2} skeleton={<Skeleton height={420} />}>
        {(settings) => (
          <Loaded query={catalogue} level={2} skeleton={<Skeleton height={420} />}>
            {(entries) => {
              const model = entries.find(({ id }) => id === from)
              const saved =
                model === undefined ? { ...blank, currency: settings.currency } : valuesOf('', shownFacts(model))
              return <NewEditor saved={saved} brand={settings} />
            }}
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}
