import { TicketBody } from '@foyer/contract/support/ticket.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Failure, statusOf } from '../../../api/failure.ts'
import { namedLicence } from '../../../api/use-licence-name.ts'
import { formatNumber } from '../../../lib/measures.ts'
import { enterField } from '../../../ui/form/enter-field.ts'
import { type Issue, messagesOf } from '../../../ui/form/field-messages.ts'
import { type PickedFile, usePickedFiles } from '../../../ui/talk/picked-files.ts'
import { type Uploading, useUpload } from '../../../ui/talk/use-upload.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { useStillHere } from '../../../ui/use-still-here.ts'
import { type Ticket, ticketQuery } from '../queries.ts'
import { textOf } from './kept-ticket.ts'
import { bodyOf, changed, readyTicket, type TicketDraft } from './ticket-draft.ts'
import { useKeptTicket } from './use-kept-ticket.ts'

/** Without empty fields. */
const wireOf = ({ category_id, deliverable_id, ...rest }: TicketBody) => ({
  ...rest,
  ...(category_id !== undefined && { category_id }),
  ...(deliverable_id !== undefined && { deliverable_id }),
})

/** As JSON, or as a multipart form if there are files. */
const sendTicket = async (body: TicketBody, files: readonly PickedFile[], uploading: Uploading): Promise<Ticket> => {
  if (files.length === 0) return answerOf(api.POST('/talks-client/api/v1/tickets', { body: wireOf(body) }))
  // The server answers both kinds of request alike.
  return (await uploading.send('/talks-client/api/v1/tickets', { ...body }, files)) as Ticket
}

interface Sent {
  readonly body: TicketBody
  readonly files: readonly PickedFile[]
  /** As in the form. */
  readonly draft: TicketDraft
}

const useCreate = (uploading: Uploading, onArrived: (sent: TicketDraft) => void) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, files }: Sent) => sendTicket(body, files, uploading),
    meta: { success: t('form.created') },
    // Here and not at the call, so that it also runs if the user has moved on to another page.
    onSuccess: (ticket, { draft }) => {
      onArrived(draft)
      queryClient.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
      void queryClient.invalidateQueries({ queryKey: ['tickets'] })
    },
  })
}

/** The server's error for a field. */
const refusalAt = (error: Error | null, pointer: string): string | undefined =>
  error instanceof Failure ? error.problems.find(({ source }) => source?.pointer === pointer)?.title : undefined

const needed = ['kind', 'product', 'title', 'description'] as const
type Touched = Partial<Record<(typeof needed)[number], true>>

/** What the contract's schema rejects in the draft, by field. */
const useMessages = (draft: TicketDraft): Readonly<Record<string, string>> => {
  const { t } = useTranslation(['support', 'talk', 'app'])
  const { t: general } = useTranslation('app')
  const locale = useLocale()
  const own = ({ code, path: [field] }: Issue): string | undefined => {
    // An option that was not chosen is empty, which is not among the valid values.
    if (field === 'kind' || field === 'product') return general('validators.required')
    if (code !== 'too_big' || field !== 'description') return undefined
    return t('talk:compose.too_long', { most: formatNumber(ticketTextCap, locale) })
  }
  const names = { title: t('form.subject'), description: t('form.description') }
  return messagesOf(TicketBody, bodyOf(draft), names, general, own)
}

/** The draft. A licence that the user cannot see is not sent. */
const useSeen = (written: TicketDraft): TicketDraft => {
  const { deliverable_id } = written
  const { error } = useQuery({ ...namedLicence(deliverable_id), enabled: deliverable_id !== '' })
  const isUnknown = statusOf(error) === 403 || statusOf(error) === 404
  return isUnknown ? { ...written, deliverable_id: '' } : written
}

/** Only for users who are still here. */
const useOpen = () => {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  return ({ id }: Ticket): void => {
    if (isStillHere()) void navigate({ to: '/tickets/$id', params: { id }, ignoreBlocker: true })
  }
}

export interface TicketFormProps {
  /** Whose draft it is. */
  readonly account: string
  readonly begun: TicketDraft
}

/** The draft, what is missing in it, and what the server said. */
export const useTicketForm = ({ account, begun }: TicketFormProps) => {
  const kept = useKeptTicket(account, begun)
  const draft = useSeen(kept.written)
  const [touched, setTouched] = useState<Touched>({})
  const element = useRef<HTMLFormElement>(null)
  const picked = usePickedFiles()
  const uploading = useUpload()
  const creating = useCreate(uploading, kept.arrived)
  const open = useOpen()
  // Until the ticket's page is there, because a second press would create a second ticket.
  const isBusy = creating.isPending || creating.isSuccess
  const messages = useMessages(draft)
  const ready = readyTicket(draft)
  const leave = (...fields: readonly (keyof Touched)[]): void =>
    setTouched((now) => ({ ...now, ...Object.fromEntries(fields.map((field) => [field, true])) }))
  const showMissing = (): void => {
    flushSync(() => leave(...needed))
    enterField(element.current?.querySelector<HTMLElement>('[aria-invalid]'))
  }
  return {
    element,
    draft,
    picked,
    uploading,
    isBusy,
    isFound: kept.isFound,
    isWritten: textOf(draft) !== '',
    isKept: kept.isKept,
    change: (next: Partial<TicketDraft>): void => {
      kept.change((now) => changed(now, next))
      // The server's error concerned the earlier values.
      if (creating.isError) creating.reset()
    },
    leave,
    errorOf: (field: keyof TicketDraft): string | undefined =>
      (touched[field as keyof Touched] && messages[field]) ?? refusalAt(creating.error, `/${field}`),
    submit: (event?: FormEvent): void => {
      event?.preventDefault()
      if (isBusy) return
      if (ready === undefined) showMissing()
      else creating.mutate({ body: ready, files: picked.files, draft: kept.written }, { onSuccess: open })
    },
    discard: (): void => {
      kept.discard()
      picked.leave(picked.files)
      setTouched({})
      creating.reset()
    },
  }
}
