import './catalogue.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { ChangeTable } from './changes.tsx'
import { Publisher, VersionChip } from './history-page.tsx'
import { type CatalogueVersion, draftQuery, refreshCatalogue, versionQuery } from './queries.ts'
import { useTermsWords } from './sku-words.tsx'

const Restore = ({ number }: Pick<CatalogueVersion, 'number'>) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const navigate = useNavigate()
  // Of the catalogue as it was when the question was asked: what a colleague publishes meanwhile is not rolled back unseen.
  const [asked, setAsked] = useState<number>()
  const draft = useQuery(draftQuery)
  const restoring = useMutation({
    mutationFn: ({ revision, reason }: { revision: number; reason: string }) =>
      answerOf(
        api.POST('/operator/api/v1/catalogue/versions/{number}/restore', {
          params: { path: { number } },
          body: { revision, reason },
        }),
      ),
    meta: { success: t('catalogue.restored', { number }) },
    onSuccess: async (made) => {
      await navigate({ to: paths.catalogueVersion(made.number) })
    },
    onSettled: () => refreshCatalogue(client),
  })
  return (
    <>
      <Button disabled={draft.data === undefined} onClick={() => setAsked(draft.data?.revision)}>
        {t('catalogue.restore')}
      </Button>
      {asked !== undefined && (
        <ReasonDialog
          title={t('catalogue.restore_title', { number })}
          action={t('catalogue.restore')}
          onConfirm={(reason) => restoring.mutateAsync({ revision: asked, reason })}
          onClose={() => setAsked(undefined)}
        >
          <p className="muted">{t('catalogue.restore_text')}</p>
        </ReasonDialog>
      )}
    </>
  )
}

const Shown = ({ version }: { version: CatalogueVersion }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('catalogue:write')
  const termsOf = useTermsWords()
  const { number, at, actor, reason, changes, current } = version
  return (
    <>
      <PageHeader
        title={t('catalogue.version', { number })}
        aside={<VersionChip version={version} />}
        facts={
          <>
            <span>
              <Publisher actor={actor} />, <DateTime at={at} format="payment" />
            </span>
            {reason !== null && <span>{reason}</span>}
          </>
        }
        actions={mayWrite && !current && <Restore number={number} />}
      />
      <div className="change-panels">
        {changes.map((change) => (
          <Panel
            key={change.id}
            title={change.after.name}
            aside={
              <Link to={paths.sku(change.id)} className="small">
                {t('catalogue.as_it_is')}
              </Link>
            }
          >
            <div className="stack s3">
              <p className="tiny subtle">
                <span className="mono">{change.id}</span> · {termsOf(change.after)}
              </p>
              <ChangeTable change={change} version={number} />
            </div>
          </Panel>
        ))}
      </div>
    </>
  )
}

/** One publishing, with each SKU before and after it. */
export const VersionPage = () => {
  const { id = '' } = useParams({ strict: false })
  const version = useQuery(versionQuery(Number(id)))
  return (
    <div className="fit">
      <Loaded query={version} skeleton={<Skeleton height={320} />}>
        {(data) => <Shown key={data.number} version={data} />}
      </Loaded>
    </div>
  )
}
