import '../form/form.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { namedLicence } from '../../../api/use-licence-name.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { stayInField } from '../../../ui/form/stay-in-field.ts'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MessageBox } from '../../../ui/talk/message-box.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AboutFields } from '../form/about-fields.tsx'
import { DiscardDraft } from '../form/discard-draft.tsx'
import { FaqPanel } from '../form/faq-panel.tsx'
import { invoiceQuery } from '../form/form-queries.ts'
import { aboutLicence, emptyDraft, type TicketDraft } from '../form/ticket-draft.ts'
import { type TicketFormProps, useTicketForm } from '../form/use-ticket-form.ts'

const route = getRouteApi('/portal/main/tickets/new-ticket')

const titleCap = 200

interface DescriptionProps {
  readonly form: ReturnType<typeof useTicketForm>
}

const Description = ({ form }: DescriptionProps) => {
  const { t } = useTranslation(['support', 'talk'])
  const { draft, isWritten, isKept, picked, uploading, change, leave, errorOf, submit } = form
  return (
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
      foot={
        <span className="compose-remark wide-only">
          {isWritten && isKept ? `${t('talk:compose.draft')} ` : ''}
          {t('talk:compose.attach_hint')}
        </span>
      }
    />
  )
}

const Form = (props: TicketFormProps) => {
  const { t } = useTranslation(['support', 'talk'])
  const form = useTicketForm(props)
  const { element, draft, isFound, isWritten, isKept, picked, isBusy, change, leave, errorOf, submit, discard } = form
  return (
    <>
      {/* The text is stored as a draft; files are not. */}
      <UnsavedGuard unsaved={picked.files.length > 0 || (isWritten && !isKept)} />
      <div className="cols narrow">
        <form ref={element} className="stack" noValidate onSubmit={submit}>
          {isFound && <Banner tone="info">{t('form.found')}</Banner>}
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
          <Description form={form} />
          <div className="row">
            <Button type="submit" kind="primary" busy={isBusy} onMouseDown={stayInField}>
              {t('form.submit')}
            </Button>
            {isWritten && !isBusy && <DiscardDraft onDiscard={discard} />}
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
  const about = useQuery({ ...namedLicence(named ?? ''), enabled: named !== undefined })
  const [now, setNow] = useState<TicketDraft>()
  if (now !== undefined) return now
  const isKnown = (invoice === undefined || !order.isPending) && (named === undefined || !about.isPending)
  if (!isKnown) return undefined
  const draft = {
    ...emptyDraft,
    ...(licence !== undefined && { kind: 'support' }),
    ...(order.data && { kind: 'payment', title: t('form.about_invoice', { number: order.data.number }) }),
    ...(about.data && aboutLicence(about.data)),
  }
  // What loads again later must not change the form.
  setNow(draft)
  return draft
}

/**
 * A new ticket: what it is about, title, text and files. What is written stays as a draft; leaving asks first only if
 * there are files.
 */
export const NewTicketPage = () => {
  const { t } = useTranslation('support')
  const begun = useBegun()
  const { data: profile } = useQuery(profileQuery)
  return (
    <div className="fit">
      <PageHeader title={t('form.title')} facts={t('form.about')} />
      {begun === undefined || profile === undefined ? (
        <Skeleton height={420} />
      ) : (
        <Form account={profile.id} begun={begun} />
      )}
    </div>
  )
}
