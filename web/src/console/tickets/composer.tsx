import './composer.css'
import { placeholdersIn, writtenPlaceholder } from '@foyer/contract/support/reply-placeholders.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { browserStore } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { MessageBox } from '../../ui/talk/message-box.tsx'
import { type PickedFile, usePickedFiles } from '../../ui/talk/picked-files.ts'
import { SendFoot } from '../../ui/talk/send-foot.tsx'
import { useMessageError } from '../../ui/talk/use-message-error.ts'
import { type Uploading, useUpload } from '../../ui/talk/use-upload.ts'
import type { Words } from '../../ui/talk/use-words.ts'
import { useOnline } from '../../ui/use-online.ts'
import { api, operatorSender } from '../api.ts'
import type { StaffTicket } from './queries.ts'
import { closeTicket } from './ticket-deeds.ts'
import { useSavedReplies } from './use-saved-replies.tsx'
import { useRefreshTickets, useTicketChange } from './use-ticket-change.ts'
import { forgetPutIn, usedIn } from './used-replies.ts'

/** Drafts of staff stand apart from those of a customer in the same browser. */
export const draftName = (ticketId: string): string => `operator:${ticketId}`

const audiences = ['reply', 'note'] as const
type Audience = (typeof audiences)[number]

interface Message {
  /** As they stand in the box. */
  readonly words: string
  readonly files: readonly PickedFile[]
  readonly audience: Audience
  /** The question is settled by it. */
  readonly closes: boolean
}

/** Kept beside the draft: words that were meant for colleagues must not come back as an answer to the customer. */
const useAudience = (ticketId: string, hasDraft: boolean): readonly [Audience, (next: Audience) => void] => {
  const key = `audience:${draftName(ticketId)}`
  const [audience, setAudience] = useState<Audience>(() =>
    hasDraft && browserStore.get(key) === 'note' ? 'note' : 'reply',
  )
  const choose = (next: Audience): void => {
    if (next === 'note') browserStore.set(key, next)
    else browserStore.remove(key)
    setAudience(next)
  }
  return [audience, choose]
}

const useSend = ({ id }: StaffTicket, uploading: Uploading, words: Words) => {
  const { t } = useTranslation('operator')
  const refresh = useRefreshTickets()
  const closing = useTicketChange(() => closeTicket(id), t('tickets.closed'))
  return useMutation({
    mutationFn: ({ words: sent, files, audience }: Message): Promise<unknown> => {
      const body = sent.trim()
      const used = usedIn(draftName(id), body)
      if (files.length > 0) {
        // Fields of a form are text.
        const fields = { body, ...(used.length > 0 && { saved_replies: used.join(',') }) }
        return uploading.send(`/operator/api/v1/tickets/${id}/comments`, fields, files)
      }
      const said = { params: { path: { id } }, body: { body, internal: audience === 'note', saved_replies: used } }
      return answerOf(api.POST('/operator/api/v1/tickets/{id}/comments', said))
    },
    // Here and not where it is sent: also for whoever has gone on to another page meanwhile.
    onSuccess: (_answer, { words: sent, closes }) => {
      words.arrived(sent)
      forgetPutIn(draftName(id))
      // By itself: words that have arrived are not sent again where closing fails.
      if (closes) closing.mutate(undefined)
      return refresh(id)
    },
  })
}

interface ComposerProps {
  readonly ticket: StaffTicket
  readonly words: Words
}

/** A place that a saved reply has left open: the customer is not to read it. */
const useGap = (body: string, audience: Audience): string | undefined => {
  const { t } = useTranslation('operator')
  const [gap] = audience === 'note' ? [] : placeholdersIn(body)
  return gap === undefined ? undefined : t('replies.fill_gap', { placeholder: writtenPlaceholder(gap) })
}

/** The message as it is written, and what sends it. */
const useMessage = ({ ticket, words }: ComposerProps) => {
  const picked = usePickedFiles()
  const uploading = useUpload(operatorSender)
  const [audience, setAudience] = useAudience(ticket.id, words.text !== '')
  const [isTouched, setTouched] = useState(false)
  const sending = useSend(ticket, uploading, words)
  const online = useOnline()
  const { text, box, change } = words
  const body = text.trim()
  const gap = useGap(body, audience)
  const isBlocked = body === '' || gap !== undefined || body.length > ticketTextCap || sending.isPending || !online
  const send = (closes: boolean): void => {
    setTouched(true)
    if (isBlocked) return
    const files = audience === 'note' ? [] : picked.files
    const onSuccess = (): void => {
      picked.leave(files)
      setTouched(false)
    }
    sending.mutate({ words: text, files, audience, closes }, { onSuccess })
  }
  const error = useMessageError(body, isTouched && picked.files.length > 0) ?? gap
  const reply = (): void => send(false)
  return {
    box: { box, value: text, error, picked, uploading, onChange: change, onSend: reply },
    foot: {
      hasDraft: body !== '',
      lacksWords: audience !== 'note' && picked.files.length > 0 && body === '',
      blocked: isBlocked,
      busy: sending.isPending,
      onSend: reply,
    },
    onSendAndClose: () => send(true),
    audience,
    setAudience,
    hasFiles: picked.files.length > 0,
  }
}

/** To the box by the keyboard. What is written stays what it is: a note for colleagues must not become an answer by a key. */
const useComposerKeys = ({ words }: ComposerProps, setAudience: (next: Audience) => void): void => {
  const { t } = useTranslation('operator')
  const write = (audience: Audience) => (): void => {
    if (words.text.trim() === '') setAudience(audience)
    words.box.current?.focus()
  }
  useKeys([
    { name: t('keys.reply'), keys: { KeyR: write('reply') } },
    { name: t('keys.note'), keys: { KeyM: write('note') } },
  ])
}

/** The vendor's answer, or a note for colleagues: kept as a draft while it is written. */
export const Composer = (props: ComposerProps) => {
  const { t } = useTranslation('operator')
  const { audience, setAudience, box: message, foot, onSendAndClose, hasFiles } = useMessage(props)
  useComposerKeys(props, setAudience)
  const isNote = audience === 'note'
  const replies = useSavedReplies({ ...props, draft: draftName(props.ticket.id), isNote })
  const mayClose = !isNote && props.ticket.state !== 'closed'
  return (
    <div className={isNote ? 'composer note' : 'composer'}>
      {/* Words are kept as a draft, files are not. */}
      <UnsavedGuard unsaved={hasFiles} />
      <Segmented
        label={t('compose.audience')}
        value={audience}
        segments={audiences.map((value) => ({ value, name: t(`compose.${value}`) }))}
        onChange={setAudience}
      />
      <MessageBox
        {...message}
        label={t(`compose.${audience}_label`)}
        placeholder={t(`compose.${audience}_placeholder`)}
        wordsOnly={isNote}
        tools={replies.button}
        onKeyDown={replies.onKeyDown}
        foot={
          <SendFoot
            action={t(`compose.${audience}_send`)}
            wordsOnly={isNote}
            beside={
              mayClose && (
                <Button size="s" disabled={foot.blocked} onClick={onSendAndClose}>
                  {t('compose.reply_close')}
                </Button>
              )
            }
            {...foot}
          />
        }
      />
      {replies.picker}
    </div>
  )
}
