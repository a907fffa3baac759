import './composer.css'
import { placeholdersIn, writtenPlaceholder } from '@foyer/contract/support/reply-placeholders.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { MessageBox } from '../../ui/talk/message-box.tsx'
import type { PickedFiles } from '../../ui/talk/picked-files.ts'
import { SendFoot } from '../../ui/talk/send-foot.tsx'
import { useMessageError } from '../../ui/talk/use-message-error.ts'
import { resting, useUpload } from '../../ui/talk/use-upload.ts'
import type { Words } from '../../ui/talk/use-words.ts'
import { useOnline } from '../../ui/use-online.ts'
import { operatorSender } from '../api.ts'
import { MeanwhileBanner } from './meanwhile.tsx'
import type { StaffTicket } from './queries.ts'
import type { Meanwhile } from './seen.ts'
import { useSavedReplies } from './use-saved-replies.tsx'
import { type Audience, audiences, useSend } from './use-send.ts'

interface ComposerProps {
  readonly ticket: StaffTicket
  readonly words: Words
  readonly picked: PickedFiles
}

/** A placeholder that a saved reply left open; it must not reach the customer. */
const useGap = (body: string, isNote: boolean): string | undefined => {
  const { t } = useTranslation('operator')
  const [gap] = isNote ? [] : placeholdersIn(body)
  return gap === undefined ? undefined : t('replies.fill_gap', { placeholder: writtenPlaceholder(gap) })
}

/** The message being written, and sending it. */
const useMessage = ({ ticket, words, picked }: ComposerProps) => {
  const uploading = useUpload(operatorSender)
  const [isTouched, setTouched] = useState(false)
  const sending = useSend(ticket, uploading, words)
  const online = useOnline()
  const { text, isNote, box, change } = words
  const audience: Audience = isNote ? 'note' : 'reply'
  const body = text.trim()
  const gap = useGap(body, isNote)
  const isBlocked = body === '' || gap !== undefined || body.length > ticketTextCap || sending.isPending || !online
  const send = (closes: boolean): void => {
    setTouched(true)
    if (isBlocked) return
    const files = isNote ? [] : picked.files
    const onSuccess = (meanwhile?: Meanwhile): void => {
      if (meanwhile !== undefined) return
      picked.leave(files)
      setTouched(false)
    }
    sending.mutate({ words: text, files, audience, closes }, { onSuccess })
  }
  const error = useMessageError(body, isTouched && picked.files.length > 0) ?? gap
  const reply = (): void => send(false)
  const meanwhile = isNote ? undefined : sending.data
  return {
    // An answer that was overtaken is not an upload error.
    box: {
      box,
      value: text,
      error,
      picked,
      uploading: meanwhile === undefined ? uploading : { ...uploading, state: resting },
      onChange: change,
      onSend: reply,
    },
    foot: {
      hasDraft: body !== '' && words.isKept,
      lacksWords: !isNote && picked.files.length > 0 && body === '',
      blocked: isBlocked,
      busy: sending.isPending,
      onSend: reply,
    },
    onSendAndClose: () => send(true),
    meanwhile,
    audience,
    hasFiles: picked.files.length > 0,
  }
}

/** A key that focuses the box. It keeps the kind of message, because a note must not become an answer by a key. */
const useComposerKeys = ({ words }: ComposerProps): void => {
  const { t } = useTranslation('operator')
  const write = (isNote: boolean) => (): void => {
    if (words.text.trim() === '') words.choose(isNote)
    words.box.current?.focus()
  }
  useKeys([
    { name: t('keys.reply'), keys: { KeyR: write(false) } },
    { name: t('keys.note'), keys: { KeyM: write(true) } },
  ])
}

/** The vendor's answer, or a note for colleagues, stored as a draft while it is written. */
export const Composer = (props: ComposerProps) => {
  const { t } = useTranslation('operator')
  const { audience, box: message, foot, onSendAndClose, meanwhile, hasFiles } = useMessage(props)
  useComposerKeys(props)
  const { draft, isNote, choose } = props.words
  const replies = useSavedReplies({ ...props, draft, isNote })
  const mayClose = !isNote && props.ticket.state !== 'closed'
  return (
    <div className={isNote ? 'composer note' : 'composer'}>
      {/* The text is stored as a draft; files are not. */}
      <UnsavedGuard unsaved={hasFiles} />
      <Segmented
        label={t('compose.audience')}
        value={audience}
        segments={audiences.map((value) => ({ value, name: t(`compose.${value}`) }))}
        onChange={(value) => choose(value === 'note')}
      />
      {meanwhile !== undefined && <MeanwhileBanner {...meanwhile} />}
      <MessageBox
        {...message}
        label={t(`compose.${audience}_label`)}
        placeholder={t(`compose.${audience}_placeholder`)}
        wordsOnly={isNote}
        tools={replies.button}
        onKeyDown={replies.onKeyDown}
        foot={
          <SendFoot
            action={t(meanwhile === undefined ? `compose.${audience}_send` : 'meanwhile.send')}
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
