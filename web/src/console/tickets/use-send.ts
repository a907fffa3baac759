import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import type { PickedFile } from '../../ui/talk/picked-files.ts'
import type { Uploading } from '../../ui/talk/use-upload.ts'
import type { Words } from '../../ui/talk/use-words.ts'
import { api } from '../api.ts'
import type { StaffTicket } from './queries.ts'
import { isMovedOn, type Meanwhile, seenFields, useSight } from './seen.ts'
import { closeTicket } from './ticket-deeds.ts'
import { useRefreshTickets, useUnlessMoved } from './use-ticket-change.ts'
import { forgetPutIn, usedIn } from './used-replies.ts'

export const audiences = ['reply', 'note'] as const
export type Audience = (typeof audiences)[number]

interface Message {
  /** As they stand in the box. */
  readonly words: string
  readonly files: readonly PickedFile[]
  readonly audience: Audience
  /** The question is settled by it. */
  readonly closes: boolean
}

/** The call that carries it; a note hurts nobody, whatever was written beside it. */
const useCall = (id: string, draft: string, uploading: Uploading) => {
  const url = '/operator/api/v1/tickets/{id}/comments'
  return ({ words, files, audience }: Message, seen: ReturnType<typeof seenFields>): Promise<unknown> => {
    const body = words.trim()
    const used = usedIn(draft, body)
    if (files.length > 0) {
      // Fields of a form are text.
      const { seen_comments, ...rest } = seen
      const fields = {
        body,
        ...rest,
        ...(seen_comments !== undefined && { seen_comments: String(seen_comments) }),
        ...(used.length > 0 && { saved_replies: used.join(',') }),
      }
      return uploading.send(url.replace('{id}', id), fields, files)
    }
    const isNote = audience === 'note'
    const said = { body, internal: isNote, saved_replies: used, ...(!isNote && seen) }
    return answerOf(api.POST(url, { params: { path: { id } }, body: said }))
  }
}

/** Resolves to what has come meanwhile where that keeps the answer back: it is shown, and the words are where they were. */
export const useSend = ({ id }: StaffTicket, uploading: Uploading, words: Words) => {
  const { t } = useTranslation('operator')
  const refresh = useRefreshTickets()
  // What was answered waits for the customer; where it does not any more, they have written since.
  const closing = useUnlessMoved<void>(
    id,
    () => closeTicket(id, { seen_state: 'pending' }),
    t('meanwhile.not_closed'),
    t('tickets.closed'),
  )
  const call = useCall(id, words.draft, uploading)
  const sight = useSight(id)
  return useMutation({
    // Also of whoever has left the ticket and come back: the words are there again, and so may be the message of the try before.
    mutationKey: ['reply', id],
    mutationFn: async (message: Message): Promise<Meanwhile | undefined> => {
      const seen = sight.take(message.words)
      try {
        await call(message, seenFields(seen))
        sight.settle()
        return undefined
      } catch (error) {
        sight.settle(error)
        if (!isMovedOn(error)) throw error
        await refresh(id)
        return sight.since(seen)
      }
    },
    // Here and not where it is sent: also for whoever has gone on to another page meanwhile.
    onSuccess: (meanwhile, { words: sent, closes }) => {
      if (meanwhile !== undefined) return undefined
      words.arrived(sent)
      forgetPutIn(words.draft)
      // By itself: words that have arrived are not sent again where closing fails.
      if (closes) closing.mutate(undefined)
      return refresh(id)
    },
  })
}
