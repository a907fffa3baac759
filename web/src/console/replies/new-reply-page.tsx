import '../list/lists.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { refreshReplies } from './queries.ts'
import { ReplyDesk } from './reply-desk.tsx'
import { blank, ReplyValues, textsOf } from './reply-form.ts'
import { useReplyWords } from './use-reply-words.ts'

const useAdd = () => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (values: ReplyValues) =>
      answerOf(api.POST('/operator/api/v1/saved_replies', { body: { name: values.name, texts: textsOf(values) } })),
    meta: { success: t('replies.saved'), ownFields: true },
    onSuccess: async () => {
      await refreshReplies(client)
      await navigate({ to: paths.replies, ignoreBlocker: true })
    },
    onError: (error) => {
      // All other errors are reported as usual.
      if (error instanceof Failure && error.isOfFields) toasts.show({ tone: 'bad', title: t('replies.not_saved') })
    },
  })
}

/** Creates a saved reply. */
export const NewReplyPage = () => {
  const { t } = useTranslation('operator')
  const adding = useAdd()
  const parts = useSaveForm<ReplyValues>({
    saved: blank,
    schema: ReplyValues,
    ...useReplyWords(),
    save: (values) => adding.mutateAsync(values),
  })
  return (
    <div className="fit">
      <PageHeader title={t('replies.new_title')} />
      <ReplyDesk parts={parts} />
    </div>
  )
}
