import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { stayInField } from '../../ui/form/stay-in-field.ts'
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MessageBox } from '../../ui/talk/message-box.tsx'
import { usePickedFiles } from '../../ui/talk/picked-files.ts'
import { useUpload } from '../../ui/talk/use-upload.ts'
import { TextField } from '../../ui/text-field.tsx'
import { operatorSender } from '../api.ts'
import { type Customer, customerQuery } from '../customers/queries.ts'
import { CustomerChoice } from '../licences/customer-choice.tsx'
import { AboutFields } from './about-fields.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { blankTicket, bodyOf, NewTicket } from './new-ticket-form.ts'
import { newTicketSearch } from './new-ticket-search.ts'
import { useOpenTicket } from './use-open-ticket.ts'

const useNewTicket = (customer: Customer | undefined) => {
  const { t } = useTranslation(['operator', 'support'])
  const picked = usePickedFiles()
  const uploading = useUpload(operatorSender)
  const opening = useOpenTicket(uploading)
  const names = {
    customer_id: t('list.customer'),
    kind: t('support:columns.kind'),
    product: t('support:columns.product'),
    category_id: t('support:form.category'),
    deliverable_id: t('support:form.licence'),
    title: t('support:form.subject'),
    description: t('support:form.description'),
    assigned: t('tickets.assigned_to'),
  }
  const parts = useSaveForm<NewTicket>({
    saved: blankTicket(customer),
    schema: NewTicket,
    names,
    save: (values) => opening.mutateAsync({ body: bodyOf(values), files: picked.files }),
  })
  return { names, picked, uploading, parts }
}

type Parts = ReturnType<typeof useNewTicket>

/** Whom it is for, what it is about, and who looks after it. */
const About = ({ names, parts: { form } }: Parts) => {
  const { t } = useTranslation('operator')
  const { values, errors } = form
  return (
    <>
      <CustomerChoice
        label={names.customer_id}
        nobody={t('tickets.no_customer')}
        path="customer_id"
        words={values.words}
        chosen={values.customer_id}
        error={errors['customer_id']}
        onChange={({ words = values.words, chosen = values.customer_id }) =>
          form.setValues({ words, customer_id: chosen, ...(chosen !== values.customer_id && { deliverable_id: '' }) })
        }
      />
      <AboutFields
        values={values}
        customer={values.customer_id}
        errorOf={(field) => errors[field]}
        onChange={(next) => form.setValues(next)}
      />
      <AssigneeField
        value={values.assigned}
        error={errors['assigned']}
        onChange={(assigned) => form.setFieldValue('assigned', assigned)}
      />
    </>
  )
}

const Form = ({ customer }: { readonly customer: Customer | undefined }) => {
  const { t } = useTranslation(['operator', 'talk'])
  const made = useNewTicket(customer)
  const { names, picked, uploading, parts } = made
  const { form, saving, onSubmit } = parts
  const element = useRef<HTMLFormElement>(null)
  const { error } = form.getInputProps('description')
  return (
    <form ref={element} className="stack" noValidate onSubmit={onSubmit}>
      <UnsavedGuard unsaved={parts.canCancel || picked.files.length > 0} />
      <About {...made} />
      <TextField label={names.title} maxLength={200} dir="auto" autoComplete="off" {...form.getInputProps('title')} />
      <MessageBox
        label={names.description}
        placeholder={t('tickets.new_placeholder')}
        path="description"
        value={form.values.description}
        error={typeof error === 'string' ? error : undefined}
        picked={picked}
        uploading={uploading}
        onChange={(description) => form.setFieldValue('description', description)}
        onBlur={() => form.validateField('description')}
        onSend={() => element.current?.requestSubmit()}
        foot={<span className="compose-remark wide-only">{t('talk:compose.attach_hint')}</span>}
      />
      <div className="row">
        <Button type="submit" kind="primary" busy={saving} onMouseDown={stayInField}>
          {t('tickets.open')}
        </Button>
      </div>
    </form>
  )
}

/** For a customer on whose page it was begun. */
const FormFor = ({ id }: { readonly id: string }) => {
  const customer = useQuery(customerQuery(id))
  return (
    <Loaded query={customer} skeleton={<Skeleton height={420} />}>
      {(data) => <Form customer={data} />}
    </Loaded>
  )
}

/** A ticket that staff open for a customer: after a phone call, or to tell them of something. */
export const NewTicketPage = () => {
  const { t } = useTranslation('operator')
  const { customer } = newTicketSearch(useSearch({ strict: false }))
  return (
    <div className="fit">
      <PageHeader title={t('tickets.new')} facts={t('tickets.new_about')} />
      <div className="cols narrow">
        {customer === undefined ? <Form customer={undefined} /> : <FormFor key={customer} id={customer} />}
      </div>
    </div>
  )
}
