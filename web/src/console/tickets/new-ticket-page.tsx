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
import { ticketProduct } from '../../ui/talk/ticket-product.ts'
import { useUpload } from '../../ui/talk/use-upload.ts'
import { TextField } from '../../ui/text-field.tsx'
import { operatorSender } from '../api.ts'
import { CustomerSelect } from '../customers/customer-select.tsx'
import { type Customer, customerQuery } from '../customers/queries.ts'
import { licenceQuery } from '../licences/queries.ts'
import { useMay } from '../me.ts'
import { AboutFields } from './about-fields.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { type Begun, blankTicket, bodyOf, NewTicket } from './new-ticket-form.ts'
import { newTicketSearch } from './new-ticket-search.ts'
import { useOpenTicket } from './use-open-ticket.ts'

const titleCap = 200

const useNewTicket = (customer: Customer | undefined, begun: Begun) => {
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
    saved: blankTicket(customer, begun),
    schema: NewTicket,
    names,
    save: (values) => opening.mutateAsync({ body: bodyOf(values), files: picked.files }),
  })
  return { names, picked, uploading, parts }
}

type Parts = ReturnType<typeof useNewTicket>

/** Whom it is for, what it is about, and who looks after it. */
const About = ({ names, parts: { form } }: Parts) => {
  const { values, errors } = form
  return (
    <>
      <CustomerSelect
        label={names.customer_id}
        data-path="customer_id"
        value={values.customer_id}
        error={errors['customer_id']}
        onChange={(customer_id) => form.setValues({ customer_id, deliverable_id: '' })}
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

interface FormProps {
  readonly customer: Customer | undefined
  readonly begun: Begun
}

const Form = ({ customer, begun }: FormProps) => {
  const { t } = useTranslation(['operator', 'talk'])
  const made = useNewTicket(customer, begun)
  const { names, picked, uploading, parts } = made
  const { form, saving, onSubmit } = parts
  const element = useRef<HTMLFormElement>(null)
  const { error } = form.getInputProps('description')
  return (
    <form ref={element} className="stack" noValidate onSubmit={onSubmit}>
      <UnsavedGuard unsaved={parts.canCancel || picked.files.length > 0} />
      <About {...made} />
      <TextField
        label={names.title}
        maxLength={titleCap}
        dir="auto"
        autoComplete="off"
        {...form.getInputProps('title')}
      />
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

/** The licence it was begun with, and the product that its category stands for; nothing if the customer has no such licence. */
const useLicence = (customer: string, licence: string | undefined) => {
  const asks = useMay()('licences:read') && licence !== undefined
  const { data, isPending } = useQuery({ ...licenceQuery(licence ?? ''), enabled: asks })
  const found = data?.customer.id === customer ? data : undefined
  return {
    isKnown: !asks || !isPending,
    about: found === undefined ? {} : { deliverable_id: found.id, product: ticketProduct(found.category) },
  }
}

/** For a customer on whose page it was begun, or on that of an order or a licence of theirs. */
const FormFor = ({ id }: { readonly id: string }) => {
  const { licence, kind, title } = newTicketSearch(useSearch({ strict: false }))
  const customer = useQuery(customerQuery(id))
  const { isKnown, about } = useLicence(id, licence)
  const begun = { ...about, ...(kind && { kind }), ...(title !== undefined && { title: title.slice(0, titleCap) }) }
  return (
    <Loaded query={customer} skeleton={<Skeleton height={420} />}>
      {(data) => (isKnown ? <Form customer={data} begun={begun} /> : <Skeleton height={420} />)}
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
        {customer === undefined ? <Form customer={undefined} begun={{}} /> : <FormFor key={customer} id={customer} />}
      </div>
    </div>
  )
}
