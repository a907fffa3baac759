import './catalogue.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Banner } from '../../ui/banner.tsx'
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
import { PublishedChanges } from './published-changes.tsx'
import { type CatalogueVersion, versionQuery } from './queries.ts'
import { type CatalogueRollback, rollbackQuery } from './rollback-query.ts'
import { useTermsWords } from './sku-words.tsx'
import { usePublishing } from './use-publishing.ts'

interface RestoreProps extends Pick<CatalogueVersion, 'number'> {
  readonly onClose: () => void
}

const useRestoring = (number: number) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const navigate = useNavigate()
  const query = rollbackQuery(number)
  const [isAsked, setAsked] = useState(false)
  // Asked once: what is shown must not change under the button.
  const rollback = useQuery({ ...query, enabled: !isAsked })
  if (!isAsked && rollback.data !== undefined) setAsked(true)
  const restoring = usePublishing({
    asked: rollback.data,
    query,
    publish: (revision, reason) =>
      answerOf(
        api.POST('/operator/api/v1/catalogue/versions/{number}/restore', {
          params: { path: { number } },
          body: { revision, reason },
        }),
      ),
    success: t('catalogue:restored', { number }),
    onDone: (made) => navigate({ to: paths.catalogueVersion(made.number) }),
  })
  return { rollback, ...restoring }
}

const WouldChange = ({ changes }: Pick<CatalogueRollback, 'changes'>) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  if (changes.length === 0) return <p className="small">{t('catalogue:restore_nothing')}</p>
  return (
    <>
      <p className="muted">{t('catalogue:restore_text')}</p>
      <PublishedChanges changes={changes} />
    </>
  )
}

const RestoreDialog = ({ number, onClose }: RestoreProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const { rollback, seen, publishing, isOvertaken } = useRestoring(number)
  const isNothing = seen?.changes.length === 0
  const movedOn = t(isNothing ? 'catalogue:moved_on_nothing' : 'catalogue:moved_on')
  return (
    <ReasonDialog
      title={t('catalogue:restore_title', { number })}
      action={t('catalogue:restore')}
      blocked={seen === undefined || isNothing}
      refused={publishing}
      refusal={
        isOvertaken ? (
          <Banner tone="danger" said="alert">
            {movedOn}
          </Banner>
        ) : undefined
      }
      onConfirm={(reason) => publishing.mutateAsync(reason)}
      onClose={onClose}
    >
      <Loaded query={rollback} level={2} skeleton={<Skeleton height={96} />}>
        {(asked) => !(isOvertaken && isNothing) && <WouldChange changes={(seen ?? asked).changes} />}
      </Loaded>
    </ReasonDialog>
  )
}

const Restore = ({ number }: Pick<CatalogueVersion, 'number'>) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('catalogue:restore')}</Button>
      {isAsking && <RestoreDialog number={number} onClose={() => setAsking(false)} />}
    </>
  )
}

const Shown = ({ version }: { version: CatalogueVersion }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const mayWrite = useMay()('catalogue:write')
  const termsOf = useTermsWords()
  const { number, at, actor, reason, changes, current } = version
  return (
    <>
      <PageHeader
        title={t('catalogue:version', { number })}
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
                {t('catalogue:as_it_is')}
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

/** One publication, with each SKU before and after it. */
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
