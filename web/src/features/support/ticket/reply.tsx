import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Comment } from '@foyer/contract/support/comment.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { notificationsQuery } from '../../../api/notifications.ts'
import { serverNow } from '../../../lib/server-now.ts'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { MessageBox } from '../../../ui/talk/message-box.tsx'
import type { NewestWords } from '../../../ui/talk/newest-words.ts'
import type { PickedFile, PickedFiles } from '../../../ui/talk/picked-files.ts'
import { SendFoot } from '../../../ui/talk/send-foot.tsx'
import { useMessageError } from '../../../ui/talk/use-message-error.ts'
import { type Uploading, useUpload } from '../../../ui/talk/use-upload.ts'
import type { Words } from '../../../ui/talk/use-words.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { pendingId } from '../conversation/comment.tsx'
import { commentsQuery, ticketQuery } from '../queries.ts'

interface Message {
  /** Exactly as in the box. */
  readonly words: string
  readonly files: readonly PickedFile[]
}

const pendingComment = (body: string, profile: Profile): Comment => ({
  id: pendingId,
  created_at: new Date(serverNow()).toISOString(),
  side: 'client',
  creator: { ...profile, name: fullName(profile) },
  body,
  reviewable: false,
  review: null,
  attachments: [],
  removed_at: null,
  removed_files: [],
})

/** Adds pending comments at the end, replacing earlier pending ones. */
const withPending = (now: NewestWords<Comment>, ...pending: readonly Comment[]): NewestWords<Comment> => {
  const comments = [...now.comments.filter(({ id }) => id !== pendingId), ...pending]
  return { ...now, comments, count: now.count + comments.length - now.comments.length }
}

const sendPlain = (id: string, body: string) =>
  answerOf(api.POST('/talks-client/api/v1/tickets/{id}/comments', { params: { path: { id } }, body: { body } }))

/** The text appears in the conversation at once; if the server refuses it, it returns to the box. */
const useReply = (ticketId: string, profile: Profile | undefined, uploading: Uploading, words: Words) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  const { queryKey } = commentsQuery(ticketId)
  return useMutation({
    // A shared key, so that it also applies after leaving the ticket and coming back: the text is restored then, and
    // the toast of the failed attempt may still be there.
    mutationKey: ['reply', ticketId],
    mutationFn: async ({ words: sent, files }: Message): Promise<unknown> =>
      files.length === 0
        ? sendPlain(ticketId, sent.trim())
        : uploading.send(`/talks-client/api/v1/tickets/${ticketId}/comments`, { body: sent.trim() }, files),
    meta: { success: t('conversation.created') },
    onMutate: async ({ words: sent, files }) => {
      // Without files the text leaves the box at once; with files it stays until everything has arrived.
      if (files.length > 0) return
      words.release(sent)
      if (profile === undefined) return
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (now) => now && withPending(now, pendingComment(sent.trim(), profile)))
    },
    onError: (_error, { words: sent }) => {
      queryClient.setQueryData(queryKey, (now) => now && withPending(now))
      words.refused(sent)
    },
    // Here and not at the call, so that it also runs if the user has moved on to another page.
    onSuccess: (_answer, { words: sent }) => {
      words.arrived(sent)
      return Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: ticketQuery(ticketId).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['tickets'] }),
        // They tell how many tickets still wait for an answer.
        queryClient.invalidateQueries(notificationsQuery),
      ])
    },
  })
}

interface ReplyProps {
  readonly ticketId: string
  readonly profile: Profile | undefined
  readonly words: Words
  readonly picked: PickedFiles
}

/** The customer's reply, stored as a draft while it is written. */
export const Reply = ({ ticketId, profile, words, picked }: ReplyProps) => {
  const { t } = useTranslation('support')
  const uploading = useUpload()
  const [isTouched, setTouched] = useState(false)
  const reply = useReply(ticketId, profile, uploading, words)
  const { files } = picked
  const { text, box, change } = words
  const online = useOnline()
  const body = text.trim()
  const blocked = body === '' || body.length > ticketTextCap || reply.isPending || !online
  const send = (): void => {
    setTouched(true)
    if (blocked) return
    // The button is disabled until more is written, and would lose the focus.
    box.current?.focus()
    const onSuccess = (): void => {
      picked.leave(files)
      setTouched(false)
    }
    reply.mutate({ words: text, files }, { onSuccess })
  }
  return (
    <>
      {/* The text is stored as a draft; files are not. */}
      <UnsavedGuard unsaved={files.length > 0} />
      <MessageBox
        label={t('compose.reply')}
        placeholder={t('compose.reply_placeholder')}
        value={text}
        error={useMessageError(body, isTouched && files.length > 0)}
        picked={picked}
        uploading={uploading}
        box={box}
        onChange={change}
        onSend={send}
        foot={
          <SendFoot
            action={t('compose.send')}
            hasDraft={body !== '' && words.isKept}
            lacksWords={files.length > 0 && body === ''}
            blocked={blocked}
            busy={reply.isPending}
            onSend={send}
          />
        }
      />
    </>
  )
}
