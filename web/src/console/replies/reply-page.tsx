import '../list/lists.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../api.ts'
import { useRevisedForm } from '../list/use-revised-form.ts'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { refreshReplies, replyQuery, type SavedReply } from './queries.ts'
import { ReplyDesk } from './reply-desk.tsx'
import { ReplyValues, textsOf, valuesOf } from './reply-form.ts'
import { useReplyWords } from './use-reply-words.ts'

const Remove = ({ reply }: { reply: SavedReply }) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const navigate = useNavigate()
  // The reply as it was when the dialog opened, so that a colleague's later changes are not deleted unseen.
  const [asked, setAsked] = useState<SavedReply>()
  const removing = useMutation({
    mutationFn: ({ id, revision }: SavedReply) =>
      answerOf(api.DELETE('/operator/api/v1/saved_replies/{id}', { params: { path: { id } }, body: { revision } })),
    meta: { success: t('replies.removed') },
    // Nothing typed can be saved after the deletion.
    onSuccess: async (_, { id }) => {
      await navigate({ to: paths.replies, ignoreBlocker: true })
      client.removeQueries({ queryKey: replyQuery(id).queryKey })
      await refreshReplies(client)
    },
    onError: () => refreshReplies(client),
  })
  return (
    <>
      <Button kind="danger" onClick={() => setAsked(reply)}>
        {t('replies.remove')}
      </Button>
      {asked !== undefined && (
        <Confirm
          title={t('replies.remove_title', { name: asked.name })}
          action={t('replies.remove')}
          onConfirm={() => removing.mutateAsync(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p className="muted">{t('replies.remove_text')}</p>
        </Confirm>
      )}
    </>
  )
}

const Editor = ({ reply }: { reply: SavedReply }) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const parts = useRevisedForm<ReplyValues>({
    saved: valuesOf(reply),
    revision: reply.revision,
    schema: ReplyValues,
    ...useReplyWords(),
    keep: (values, revision) => {
      const body = { name: values.name, texts: textsOf(values), revision }
      return answerOf(api.PATCH('/operator/api/v1/saved_replies/{id}', { params: { path: { id: reply.id } }, body }))
    },
    refresh: () => refreshReplies(client),
    told: { kept: t('replies.saved'), refused: t('replies.not_saved'), overtaken: t('replies.overtaken') },
  })
  return <ReplyDesk parts={parts} />
}

const Shown = ({ reply }: { reply: SavedReply }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('tickets:write')
  const { name, updated_by, updated_at, uses, last_used_at } = reply
  return (
    <>
      <PageHeader
        title={name}
        facts={
          <>
            <span>
              {t('replies.changed_by', { name: updated_by })} <DateTime at={updated_at} format="payment" />
            </span>
            {last_used_at === null ? (
              <span>{t('replies.unused')}</span>
            ) : (
              <>
                <span>{t('replies.used', { count: uses })}</span>
                <span>
                  {t('replies.last_used')} <DateTime at={last_used_at} format="payment" />
                </span>
              </>
            )}
          </>
        }
        actions={mayWrite && <Remove reply={reply} />}
      />
      <Editor reply={reply} />
    </>
  )
}

const ReplySkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={280} height={26} />
    <div className="cols">
      <Skeleton height={420} />
      <Skeleton height={220} />
    </div>
  </div>
)

/** One saved reply: its texts, what customers would read, and how often it is used. */
export const ReplyPage = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <div className="fit">
      <Loaded query={useQuery(replyQuery(id))} skeleton={<ReplySkeleton />}>
        {(reply) => <Shown key={reply.id} reply={reply} />}
      </Loaded>
    </div>
  )
}
