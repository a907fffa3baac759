import '../form/form.css'
import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { Failure } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { MessageBox } from '../../../ui/talk/message-box.tsx'
import { type PickedFile, usePickedFiles } from '../../../ui/talk/picked-files.ts'
import { type Uploading, useUpload } from '../../../ui/talk/use-upload.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { AboutFields } from '../form/about-fields.tsx'
import { FaqPanel } from '../form/faq-panel.tsx'
import { changed, emptyDraft, readyTicket, type TicketDraft } from '../form/ticket-draft.ts'
import { ownLicencesQuery, type Ticket, ticketQuery } from '../queries.ts'

const route = getRouteApi('/portal/main/tickets/new-ticket')

const titleCap = 200

/** Without what was left empty. */
const wireOf = ({ category_id, deliverable_id, ...rest }: TicketBody) => ({
  ...rest,
  ...(category_id !== undefined && { category_id }),
  ...(deliverable_id !== undefined && { deliverable_id }),
})

/** As JSON, or as a form where files go with it. */
const sendTicket = async (body: TicketBody, files: readonly PickedFile[], uploading: Uploading): Promise<Ticket> => {
  if (files.length === 0) return answerOf(api.POST('/talks-client/api/v1/tickets', { body: wireOf(body) }))
  // The server answers both ways of asking with the same.
  return (await uploading.send('/talks-client/api/v1/tickets', { ...body }, files)) as Ticket
}

const useCreate = (uploading: Uploading) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ body, files }: { body: TicketBody; files: readonly PickedFile[] }) =>
      sendTicket(body, files, uploading),
    meta: { success: t('form.created') },
    onSuccess: (ticket) => {
      queryClient.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
      void queryClient.invalidateQueries({ queryKey: ['tickets'] })
      // What was written is there by now.
      return navigate({ to: '/tickets/$id', params: { id: ticket.id }, ignoreBlocker: true })
    },
  })
}

/** What the server said of a field, under the field. */
const refusalAt = (error: Error | null, pointer: string): string | undefined =>
  error instanceof Failure ? error.problems.find(({ source }) => source?.pointer === pointer)?.title : undefined

type Touched = Partial<Record<'title' | 'description', true>>

/** What was written; begun on a licence's page, with that licence in it, if it is one that the caller sees. */
const useDraft = () => {
  const { licence } = route.useSearch()
  const { data: licences } = useQuery(ownLicencesQuery)
  const [written, setDraft] = useState<TicketDraft>(() =>
    licence === undefined ? emptyDraft : { ...emptyDraft, kind: 'support', deliverable_id: licence },
  )
  const isUnknown = licences?.every(({ id }) => id !== written.deliverable_id) === true
  return [isUnknown ? { ...written, deliverable_id: '' } : written, setDraft] as const
}

/** What is written, what is missing of it, and what the server said. */
const useTicketForm = () => {
  const { t } = useTranslation('app')
  const [draft, setDraft] = useDraft()
  const [touched, setTouched] = useState<Touched>({})
  const picked = usePickedFiles()
  const uploading = useUpload()
  const creating = useCreate(uploading)
  const ready = readyTicket(draft)
  return {
    draft,
    picked,
    uploading,
    isReady: ready !== undefined,
    isBusy: creating.isPending,
    isBegun: `${draft.title}${draft.description}`.trim() !== '' || picked.files.length > 0,
    change: (next: Partial<TicketDraft>): void => {
      setDraft((now) => changed(now, next))
      // What was said of what stood there before.
      if (creating.isError) creating.reset()
    },
    leave: (field: keyof Touched): void => setTouched((now) => ({ ...now, [field]: true })),
    refusalOf: (field: keyof TicketDraft): string | undefined => refusalAt(creating.error, `/${field}`),
    errorOf: (field: keyof Touched): string | undefined =>
      touched[field] && draft[field].trim() === '' ? t('validators.required') : refusalAt(creating.error, `/${field}`),
    submit: (event?: FormEvent): void => {
      event?.preventDefault()
      if (ready !== undefined && !creating.isPending) creating.mutate({ body: ready, files: picked.files })
    },
  }
}

/** A question to the vendor: what it is about, in short and at length, with files. Not kept once one leaves, which is asked about. */
export const NewTicketPage = () => {
  const { t } = useTranslation(['support', 'talk'])
  const { draft, picked, uploading, isReady, isBusy, isBegun, change, leave, refusalOf, errorOf, submit } =
    useTicketForm()
  return (
    <div className="fit">
      <UnsavedGuard unsaved={isBegun} />
      <PageHeader title={t('form.title')} facts={t('form.about')} />
      <div className="cols narrow">
        <form className="stack" noValidate onSubmit={submit}>
          <AboutFields draft={draft} refusalOf={refusalOf} onChange={change} />
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
            <Button type="submit" kind="primary" disabled={!isReady} busy={isBusy}>
              {t('form.submit')}
            </Button>
          </div>
        </form>
        <FaqPanel title={draft.title} />
      </div>
    </div>
  )
}
