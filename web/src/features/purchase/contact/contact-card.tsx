import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { profileQuery } from '../../../api/profile.ts'
import { initialsOf } from '../../../lib/initials.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useTypedWords } from '../../../ui/form/typed-before-end.ts'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import type { ProductLine } from '../offer/product-line.ts'

interface ContactCardProps {
  readonly line: ProductLine
  /** What the user was looking at, in words, for the ticket's title. */
  readonly about: string
  readonly field: RefObject<HTMLTextAreaElement | null>
}

const useContact = ({ line, about }: ContactCardProps) => {
  const { t } = useTranslation('purchase')
  return useMutation({
    meta: { success: t('contact.sent') },
    mutationFn: async (description: string) => {
      const title = t('contact.ticket_title', { about })
      const body = { title, description, kind: 'talks', product: line.ticketProduct } as const
      return answerOf(api.POST('/talks-client/api/v1/tickets', { body }))
    },
  })
}

const Sent = ({ id, number, onMore }: { id: string; number: number; onMore: () => void }) => {
  const { t } = useTranslation('purchase')
  return (
    <output className="contact-sent">
      <CircleCheck size={20} />
      <p>{t('contact.sent_text', { number })}</p>
      <Link to="/tickets/$id" params={{ id }} className={buttonClass({ wide: true })}>
        {t('contact.open', { number })}
      </Link>
      <Button kind="quiet" wide onClick={onMore}>
        {t('contact.more')}
      </Button>
    </output>
  )
}

const Manager = () => {
  const { t } = useTranslation('purchase')
  const { data: profile } = useQuery(profileQuery)
  const name = profile?.manager_name ?? null
  if (name === null) return null
  return (
    <div className="row contact-manager">
      <span className="avatar staff" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <div className="strong">{name}</div>
        <div className="tiny subtle">{t('contact.manager')}</div>
      </div>
    </div>
  )
}

const ContactForm = ({
  line,
  field,
  busy,
  onSend,
}: Pick<ContactCardProps, 'line' | 'field'> & { busy: boolean; onSend: (text: string) => void }) => {
  const { t } = useTranslation('purchase')
  const [text, setText] = useTypedWords('contact')
  const [missing, setMissing] = useState(false)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else onSend(text)
  }
  return (
    <form className="contact-form" onSubmit={send} noValidate>
      <Field label={t('contact.label')} error={missing ? t('contact.required') : undefined}>
        {(wiring) => (
          <textarea
            {...wiring}
            ref={field}
            className="input"
            rows={5}
            required
            maxLength={10_000}
            placeholder={t(`contact.${line.category}.placeholder`)}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <Button type="submit" wide busy={busy}>
        {t('contact.send')}
      </Button>
      <UnsavedGuard unsaved={text.trim() !== '' && !busy} />
    </form>
  )
}

/** For what no plan card covers: the question becomes a ticket. */
export const ContactCard = (props: ContactCardProps) => {
  const { line, field } = props
  const { t } = useTranslation('purchase')
  const contact = useContact(props)
  return (
    <section className="plan ask" id="contact">
      <div>
        <h2>{t(`contact.${line.category}.title`)}</h2>
        <p className="about">{t(`contact.${line.category}.text`)}</p>
        <Manager />
      </div>
      {contact.isSuccess ? (
        <Sent id={contact.data.id} number={contact.data.number} onMore={() => contact.reset()} />
      ) : (
        <ContactForm line={line} field={field} busy={contact.isPending} onSend={(text) => contact.mutate(text)} />
      )}
    </section>
  )
}
