import '../list/lists.css'
import './catalogue.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { useStaffName } from '../operators/staff-names.tsx'
import { paths } from '../paths.ts'
import { ChangeTable } from './changes.tsx'
import { PublishedChanges } from './published-changes.tsx'
import { type CatalogueDraft, type DraftChange, draftQuery } from './queries.ts'
import { useTermsWords } from './sku-words.tsx'
import { usePublishing } from './use-publishing.ts'

/** Where in the SKU a warning applies; tiers are named by their quantity. */
const Warning = ({ change, code, pointer }: { change: DraftChange } & DraftChange['warnings'][number]) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const at = /^\/tiers\/(\d+)\//.exec(pointer)?.[1]
  const from = at === undefined ? undefined : change.after.tiers[Number(at)]?.from_quantity
  return (
    <li className="row top small">
      <TriangleAlert size={14} />
      <span>
        {from !== undefined && `${t('catalogue:from', { count: from })}: `}
        {t(`catalogue:warnings.${code}`, { currency: change.after.currency })}
      </span>
    </li>
  )
}

const ChangePanel = ({ change }: { change: DraftChange }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const termsOf = useTermsWords()
  const nameOf = useStaffName()
  const { id, after, licences, edited_by, edited_at, warnings, outdated } = change
  return (
    <Panel
      title={after.name}
      aside={
        <Link to={paths.sku(id)} className="small">
          {t('catalogue:edit')}
        </Link>
      }
    >
      <div className="stack s3">
        <p className="tiny subtle">
          <span className="mono">{id}</span> · {termsOf(after)} ·{' '}
          {t('catalogue:edited_by', { name: nameOf(edited_by) })} <DateTime at={edited_at} format="payment" />
          {licences > 0 && ` · ${t('catalogue:licences', { count: licences })}`}
        </p>
        {outdated && (
          <Chip tone="danger" icon={TriangleAlert}>
            {t('catalogue.states.outdated')}
          </Chip>
        )}
        <ChangeTable change={change} />
        {warnings.length > 0 && (
          <ul className="change-warnings">
            {warnings.map((warning) => (
              <Warning key={`${warning.code} ${warning.pointer}`} change={change} {...warning} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

const PublishDialog = ({ draft, onClose }: { draft: CatalogueDraft; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const navigate = useNavigate()
  const { seen, publishing, isOvertaken } = usePublishing({
    asked: draft,
    query: draftQuery,
    publish: (revision, reason) =>
      answerOf(api.POST('/operator/api/v1/catalogue/publish', { body: { revision, reason } })),
    success: t('catalogue:published'),
    onDone: ({ number }) => navigate({ to: paths.catalogueVersion(number) }),
  })
  const { changes } = seen ?? draft
  const isBlocked = changes.length === 0 || changes.some(({ outdated }) => outdated)
  return (
    <ReasonDialog
      title={t('catalogue:publish_title', { count: changes.length })}
      action={t('catalogue:publish')}
      tone="plain"
      blocked={isBlocked}
      refused={publishing}
      refusal={
        isOvertaken ? (
          <Banner tone="danger" said="alert">
            {t(isBlocked ? 'catalogue:moved_on_blocked' : 'catalogue:moved_on')}
          </Banner>
        ) : undefined
      }
      onConfirm={(reason) => publishing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('catalogue:publish_text')}</p>
      <PublishedChanges changes={changes} />
    </ReasonDialog>
  )
}

const Shown = ({ draft }: { draft: CatalogueDraft }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const { changes } = draft
  return changes.length === 0 ? (
    <EmptyState
      icon={CircleCheck}
      title={t('catalogue:nothing_title')}
      text={t('catalogue:nothing_text')}
      actions={
        <Link to={paths.catalogue} className={buttonClass()}>
          {t('catalogue:to_catalogue')}
        </Link>
      }
    />
  ) : (
    <div className="change-panels">
      {changes.map((change) => (
        <ChangePanel key={change.id} change={change} />
      ))}
    </div>
  )
}

/** Everything that publishing would change, for review. */
export const DraftPage = () => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const mayWrite = useMay()('catalogue:write')
  const draft = useQuery(draftQuery)
  const [publishing, setPublishing] = useState<CatalogueDraft>()
  const { data } = draft
  const isReady = data !== undefined && data.changes.length > 0
  return (
    <div className="fit">
      <PageHeader
        title={t('catalogue:draft_title')}
        facts={t('catalogue:draft_about')}
        actions={
          mayWrite &&
          isReady && (
            <Button
              kind="primary"
              disabled={data.changes.some(({ outdated }) => outdated)}
              onClick={() => setPublishing(data)}
            >
              {t('catalogue:publish_action')}
            </Button>
          )
        }
      />
      <Loaded query={draft} level={2} skeleton={<Skeleton height={320} />}>
        {(loaded) => <Shown draft={loaded} />}
      </Loaded>
      {publishing !== undefined && <PublishDialog draft={publishing} onClose={() => setPublishing(undefined)} />}
    </div>
  )
}
