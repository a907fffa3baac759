import './composer.css'
import { ticketTextCap } from '@foyer/contract/support/ticket.ts'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { keepDraft } from '../../ui/talk/draft.ts'
import { MessageBox } from '../../ui/talk/message-box.tsx'
import { type PickedFile, usePickedFiles } from '../../ui/talk/picked-files.ts'
import { SendFoot } from '../../ui/talk/send-foot.tsx'
import { useMessageError } from '../../ui/talk/use-message-error.ts'
import { type Uploading, useUpload } from '../../ui/talk/use-upload.ts'
import { useOnline } from '../../ui/use-online.ts'
import { api, operatorSender } from '../api.ts'
import type { StaffTicket } from './queries.ts'
import { useRefreshTickets } from './use-ticket-change.ts'

/** Drafts of staff stand apart from those of a customer in the same browser. */
export const draftName = (ticketId: string): string => `operator:${ticketId}`

const audiences = ['reply', 'note'] as const
type Audience = (typeof audiences)[number]

interface Message {
  readonly body: string
  readonly files: readonly PickedFile[]
  readonly audience: Audience
}

const useSend = ({ id }: StaffTicket, uploading: Uploading) => {
  const refresh = useRefreshTickets()
  return useMutation({
    mutationFn: ({ body, files, audience }: Message): Promise<unknown> =>
      files.length === 0
        ? answerOf(
            api.POST('/operator/api/v1/tickets/{id}/comments', {
              params: { path: { id } },
              body: { body, internal: audience === 'note' },
            }),
          )
        : uploading.send(`/operator/api/v1/tickets/${id}/comments`, { body }, files),
    onSuccess: () => refresh(id),
  })
}

interface ComposerProps {
  readonly ticket: StaffTicket
  readonly text: string
  readonly onText: (text: string) => void
  readonly box: RefObject<HTMLTextAreaElement | null>
}

/** The message as it is written, and what sends it. */
const useMessage = ({ ticket, text, onText }: Omit<ComposerProps, 'box'>) => {
  const picked = usePickedFiles()
  const uploading = useUpload(operatorSender)
  const [audience, setAudience] = useState<Audience>('reply')
  const [isTouched, setTouched] = useState(false)
  const sending = useSend(ticket, uploading)
  const online = useOnline()
  const body = text.trim()
  const isBlocked = body === '' || body.length > ticketTextCap || sending.isPending || !online
  const change = (next: string): void => {
    onText(next)
    keepDraft(draftName(ticket.id), next)
  }
  const send = (): void => {
    setTouched(true)
    if (isBlocked) return
    const onSuccess = (): void => {
      change('')
      picked.clear()
      setTouched(false)
    }
    sending.mutate({ body, files: audience === 'note' ? [] : picked.files, audience }, { onSuccess })
  }
  const error = useMessageError(body, isTouched && picked.files.length > 0)
  const foot = { hasDraft: body !== '', blocked: isBlocked, busy: sending.isPending, onSend: send }
  return { box: { value: text, error, picked, uploading, onChange: change, onSend: send }, foot, audience, setAudience }
}

/** The vendor's answer, or a note for colleagues: kept as a draft while it is written. */
export const Composer = ({ box, ...rest }: ComposerProps) => {
  const { t } = useTranslation('operator')
  const { audience, setAudience, box: message, foot } = useMessage(rest)
  const isNote = audience === 'note'
  return (
    <div className={isNote ? 'composer note' : 'composer'}>
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
        box={box}
        wordsOnly={isNote}
        foot={<SendFoot action={t(`compose.${audience}_send`)} {...foot} />}
      />
    </div>
  )
}
