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
  /** Exactly as in the box. */
  readonly words: string
  readonly files: readonly PickedFile[]
  readonly audience: Audience
  /** Sending also closes the ticket. */
  readonly closes: boolean
}

/** The call that sends it. A note is never held back, whatever has arrived meanwhile. */
const useCall = (id: string, draft: string, uploading: Uploading) => {
  const url = '/operator/api/v1/tickets/{id}/comments'
  return ({ words, files, audience }: Message, seen: ReturnType<typeof seenFields>): Promise<unknown> => {
    const body = words.trim()
    const used = usedIn(draft, body)
    if (files.length > 0) {
      // Form fields are text.
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

/**
 * Sends the message. Resolves to what has arrived meanwhile if that holds the answer back: it is then shown, and the
 * text stays in place.
 */
export const useSend = ({ id }: StaffTicket, uploading: Uploading, words: Words) => {
  const { t } = useTranslation('operator')
  const refresh = useRefreshTickets()
  // After the answer the ticket waits for the customer; if it no longer does, they have written since.
  const closing = useUnlessMoved<void>(
    id,
    () => closeTicket(id, { seen_state: 'pending' }),
    t('meanwhile.not_closed'),
    t('tickets.closed'),
  )
  const call = useCall(id, words.draft, uploading)
  const sight = useSight(id)
  return useMutation({
    // A shared key, so that it also applies after leaving the ticket and coming back: the text is restored then, and
    // the toast of the failed attempt may still be there.
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
    // Here and not at the call, so that it also runs if the user has moved on to another page.
    onSuccess: (meanwhile, { words: sent, closes }) => {
      if (meanwhile !== undefined) return undefined
      words.arrived(sent)
      forgetPutIn(words.draft)
      // A separate mutation, so that a message that has arrived is not sent again if closing fails.
      if (closes) closing.mutate(undefined)
      return refresh(id)
    },
  })
}
