import '../list/lists.css'
import './catalogue.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../api.ts'
import { useRevisedForm } from '../list/use-revised-form.ts'
import { useMay } from '../me.ts'
import { useStaffName } from '../operators/staff-names.tsx'
import { paths, place } from '../paths.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { type CatalogueEntry, refreshCatalogue, skuQuery } from './queries.ts'
import { FixedFacts, SkuFields } from './sku-fields.tsx'
import { factsOf, SkuValues, valuesOf } from './sku-form.ts'
import { EntryChip, shownFacts, useTermsWords } from './sku-words.tsx'
import { useFieldNames } from './use-field-names.ts'
import { usePriceWords } from './use-price-words.ts'

const Discard = ({ entry }: { entry: CatalogueEntry }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const client = useQueryClient()
  const navigate = useNavigate()
  // The entry as it was when the dialog opened, so that a colleague's later changes are not discarded unseen.
  const [asked, setAsked] = useState<CatalogueEntry>()
  const discarding = useMutation({
    mutationFn: ({ id, revision }: CatalogueEntry) =>
      answerOf(
        api.POST('/operator/api/v1/catalogue/skus/{id}/discard', { params: { path: { id } }, body: { revision } }),
      ),
    meta: { success: t('catalogue:discarded') },
    onSuccess: async (_, { published }) => {
      // A SKU that was never published no longer exists then, so nothing typed can be saved.
      if (published === null) await navigate({ to: paths.catalogue, ignoreBlocker: true })
    },
    onSettled: () => refreshCatalogue(client),
  })
  return (
    <>
      <Button onClick={() => setAsked(entry)}>{t('catalogue:discard')}</Button>
      {asked !== undefined && (
        <Confirm
          title={t('catalogue:discard_title', { name: shownFacts(asked).name })}
          action={t('catalogue:discard')}
          keep={t('catalogue:discard_keep')}
          onConfirm={() => discarding.mutateAsync(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p className="muted">{t(asked.published === null ? 'catalogue:discard_new' : 'catalogue:discard_text')}</p>
        </Confirm>
      )}
    </>
  )
}

const HeadActions = ({ entry }: { entry: CatalogueEntry }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  if (!useMay()('catalogue:write')) return null
  return (
    <>
      <Link {...place(paths.newSku, { from: entry.id })} className={buttonClass()}>
        {t('catalogue:duplicate')}
      </Link>
      {entry.draft !== null && (
        <>
          <Discard entry={entry} />
          <Link to={paths.catalogueDraft} className={buttonClass({ kind: 'primary' })}>
            {t('catalogue:review')}
          </Link>
        </>
      )}
    </>
  )
}

const Editor = ({ entry }: { entry: CatalogueEntry }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const mayWrite = useMay()('catalogue:write')
  const facts = shownFacts(entry)
  const client = useQueryClient()
  const parts = useRevisedForm<SkuValues>({
    saved: valuesOf(entry.id, facts),
    revision: entry.revision,
    schema: SkuValues,
    names: useFieldNames(),
    own: usePriceWords(),
    keep: (values, revision) => {
      const kept = factsOf(values)
      if (kept === null) throw new Error('unreachable: the form was checked')
      const params = { path: { id: entry.id } }
      return answerOf(api.PATCH('/operator/api/v1/catalogue/skus/{id}', { params, body: { ...kept, revision } }))
    },
    refresh: () => refreshCatalogue(client),
    told: { kept: t('catalogue:kept'), refused: t('catalogue:not_kept'), overtaken: t('catalogue:overtaken') },
  })
  const typed = factsOf(parts.form.values)
  // A SKU that a publication has overtaken can be saved unchanged: that confirms that it was reviewed.
  const canSave = parts.canSave || (entry.outdated && typed !== null)
  return (
    <div className="cols">
      <form className="stack console-top" onSubmit={parts.onSubmit} noValidate>
        <SkuFields form={parts.form} disabled={!mayWrite} />
        {mayWrite && <SaveBar form={{ ...parts, canSave }} action={t('catalogue:keep')} />}
      </form>
      <aside className="stack console-top sku-rail" aria-label={t('catalogue:preview_title')}>
        <PreviewPanel id={entry.id} facts={typed} currency={facts.currency} />
        <FixedFacts id={entry.id} facts={facts} licences={entry.licences} />
      </aside>
    </div>
  )
}

const Shown = ({ entry }: { entry: CatalogueEntry }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const termsOf = useTermsWords()
  const facts = shownFacts(entry)
  const nameOf = useStaffName()
  return (
    <>
      <PageHeader
        title={facts.name}
        object={entry.id}
        aside={<EntryChip entry={entry} />}
        facts={
          <>
            <span>{termsOf(facts)}</span>
            <span>{facts.currency}</span>
            {entry.edited_at !== null && (
              <span>
                {t('catalogue:edited_by', { name: nameOf(entry.edited_by ?? '') })}{' '}
                <DateTime at={entry.edited_at} format="payment" />
              </span>
            )}
          </>
        }
        actions={<HeadActions entry={entry} />}
      />
      {entry.outdated && <Banner tone="warn">{t('catalogue:outdated_text')}</Banner>}
      <Editor entry={entry} />
    </>
  )
}

const SkuSkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={280} height={26} />
    <div className="cols">
      <Skeleton height={420} />
      <Skeleton height={320} />
    </div>
  </div>
)

/** One SKU: its facts, its price, and how customers see it. Changes wait in the draft. */
export const SkuPage = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <div className="fit">
      <Loaded query={useQuery(skuQuery(id))} skeleton={<SkuSkeleton />}>
        {(entry) => <Shown key={entry.id} entry={entry} />}
      </Loaded>
    </div>
  )
}
