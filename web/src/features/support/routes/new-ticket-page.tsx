import '../form/form.css'
import { TicketBody } from '@foyer/contract/support/ticket.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'
import { formatNumber } from '../../../lib/measures.ts'
import { Button } from '../../../ui/button.tsx'
import { enterField } from '../../../ui/form/enter-field.ts'
import { type Issue, messagesOf } from '../../../ui/form/field-messages.ts'
import { stayInField } from '../../../ui/form/stay-in-field.ts'
import { useTypedBeforeEnd } from '../../../ui/form/typed-before-end.ts'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MessageBox } from '../../../ui/talk/message-box.tsx'
import { type PickedFile, usePickedFiles } from '../../../ui/talk/picked-files.ts'
import { type Uploading, useUpload } from '../../../ui/talk/use-upload.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { AboutFields } from '../form/about-fields.tsx'
import { FaqPanel } from '../form/faq-panel.tsx'
import { invoiceQuery, ownLicencesQuery } from '../form/form-queries.ts'
import { aboutLicence, bodyOf, changed, emptyDraft, readyTicket, type TicketDraft } from '../form/ticket-draft.ts'
import { type Ticket, ticketQuery } from '../queries.ts'

const route = getRouteApi('/portal/main/tickets/new-ticket')

const titleCap = 200

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

const useCreate = (uploading: Uploading) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, files }: { body: TicketBody; files: readonly PickedFile[] }) =>
      sendTicket(body, files, uploading),
    meta: { success: t('form.created') },
    onSuccess: (ticket) => {
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
const useDraft = (begun: TicketDraft) => {
  const { data: licences } = useQuery(ownLicencesQuery)
  const [written, setDraft] = useState(begun)
  useTypedBeforeEnd('ticket', { values: written, before: begun }, setDraft)
  const isUnknown = licences?.every(({ id }) => id !== written.deliverable_id) === true
  return [isUnknown ? { ...written, deliverable_id: '' } : written, setDraft] as const
}

/** The draft, what is missing in it, and what the server said. */
const useTicketForm = (begun: TicketDraft) => {
  const [draft, setDraft] = useDraft(begun)
  const [touched, setTouched] = useState<Touched>({})
  const form = useRef<HTMLFormElement>(null)
  const picked = usePickedFiles()
  const uploading = useUpload()
  const creating = useCreate(uploading)
  const router = useRouter()
  const [{ pathname: here }] = useState(router.latestLocation)
  // Only for users who are still here; those who have left, or whose next page is loading, stay where they are.
  const open = ({ id }: Ticket): void => {
    if (router.latestLocation.pathname !== here) return
    void router.navigate({ to: '/tickets/$id', params: { id }, ignoreBlocker: true })
  }
  // Until the ticket's page is there, because a second press would create a second ticket.
  const isBusy = creating.isPending || creating.isSuccess
  const messages = useMessages(draft)
  const ready = readyTicket(draft)
  const leave = (...fields: readonly (keyof Touched)[]): void =>
    setTouched((now) => ({ ...now, ...Object.fromEntries(fields.map((field) => [field, true])) }))
  const showMissing = (): void => {
    flushSync(() => leave(...needed))
    enterField(form.current?.querySelector<HTMLElement>('[aria-invalid]'))
  }
  return {
    form,
    draft,
    picked,
    uploading,
    isBusy,
    isBegun: `${draft.title}${draft.description}`.trim() !== '' || picked.files.length > 0,
    change: (next: Partial<TicketDraft>): void => {
      setDraft((now) => changed(now, next))
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
      else creating.mutate({ body: ready, files: picked.files }, { onSuccess: open })
    },
  }
}

const Form = ({ begun }: { readonly begun: TicketDraft }) => {
  const { t } = useTranslation(['support', 'talk'])
  const { form, draft, picked, uploading, isBusy, isBegun, change, leave, errorOf, submit } = useTicketForm(begun)
  return (
    <>
      <UnsavedGuard unsaved={isBegun} />
      <div className="cols narrow">
        <form ref={form} className="stack" noValidate onSubmit={submit}>
          <AboutFields draft={draft} errorOf={errorOf} onChange={change} />
          <TextField
            label={t('form.subject')}
            placeholder={t('form.subject_placeholder')}
            value={draft.title}
            maxLength={titleCap}
            dir="auto"
            error={errorOf('title')}
            onChange={({ target }) => change({ title: target.value })}
            onBlur={() => leave('title')}
          />
          <MessageBox
            label={t('form.description')}
            placeholder={t('form.description_placeholder')}
            value={draft.description}
            error={errorOf('description')}
            picked={picked}
            uploading={uploading}
            onChange={(description) => change({ description })}
            onSend={submit}
            onBlur={() => leave('description')}
            foot={<span className="compose-remark wide-only">{t('talk:compose.attach_hint')}</span>}
          />
          <div className="row">
            <Button type="submit" kind="primary" busy={isBusy} onMouseDown={stayInField}>
              {t('form.submit')}
            </Button>
          </div>
        </form>
        <FaqPanel title={draft.title} />
      </div>
    </>
  )
}

/** What the form starts with; undefined until the invoice or licence it was begun on is known. */
const useBegun = (): TicketDraft | undefined => {
  const { t } = useTranslation('support')
  const { licence, invoice } = route.useSearch()
  const order = useQuery({ ...invoiceQuery(invoice ?? ''), enabled: invoice !== undefined })
  const named = licence ?? order.data?.deliverable?.id
  const licences = useQuery({ ...ownLicencesQuery, enabled: named !== undefined })
  const [now, setNow] = useState<TicketDraft>()
  if (now !== undefined) return now
  const isKnown = (invoice === undefined || !order.isPending) && (named === undefined || !licences.isPending)
  if (!isKnown) return undefined
  const found = licences.data?.find(({ id }) => id === named)
  const draft = {
    ...emptyDraft,
    ...(licence !== undefined && { kind: 'support' }),
    ...(order.data && { kind: 'payment', title: t('form.about_invoice', { number: order.data.number }) }),
    ...(found && aboutLicence(found)),
  }
  // What loads again later must not change the form.
  setNow(draft)
  return draft
}

/**
 * A new ticket: what it is about, title, text and files. Leaving asks first, because the draft is lost then, except
 * when the session has expired.
 */
export const NewTicketPage = () => {
  const { t } = useTranslation('support')
  const begun = useBegun()
  return (
    <div className="fit">
      <PageHeader title={t('form.title')} facts={t('form.about')} />
      {begun === undefined ? <Skeleton height={420} /> : <Form begun={begun} />}
    </div>
  )
}
