import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { enterField } from '../../../ui/form/enter-field.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Ticket } from '../queries.ts'
import { useRefreshTicket } from './use-refresh-ticket.ts'

type Copy = Ticket['secondary_emails'][number]

/** Sends whatever is typed: the server decides what a valid address is. */
const AddCopy = ({ ticketId }: { ticketId: string }) => {
  const { t } = useTranslation('support')
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const refresh = useRefreshTicket(ticketId)
  const adding = useMutation({
    mutationFn: (typed: string) =>
      answerOf(
        api.POST('/talks-client/api/v1/tickets/{ticket_id}/secondary_emails', {
          params: { path: { ticket_id: ticketId } },
          body: { email: typed },
        }),
      ),
    meta: { success: t('copies.created'), ownFailure: true },
    onSuccess: (_copy, typed) => {
      // The next address may have been started meanwhile.
      setEmail((now) => (now.trim() === typed ? '' : now))
      return refresh()
    },
    onError: () => enterField(field.current),
  })
  const add = (event: FormEvent): void => {
    event.preventDefault()
    adding.mutate(email.trim())
  }
  return (
    <form className="row copy-form" onSubmit={add}>
      <span className="grow">
        <TextField
          ref={field}
          label={t('copies.email')}
          value={email}
          error={adding.error && failureText(adding.error)}
          inputMode="email"
          autoComplete="off"
          onChange={({ target }) => {
            adding.reset()
            setEmail(target.value)
          }}
        />
      </span>
      <Button type="submit" busy={adding.isPending}>
        {t('copies.add')}
      </Button>
    </form>
  )
}

/** Loaded when somebody removes an address. */
const RemoveCopy = lazyPart(async () => (await import('./remove-copy.tsx')).RemoveCopy)

/** Who else gets the ticket's mails. */
export const CopiesPanel = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const may = useMay()
  const [leaving, setLeaving] = useState<Copy>()
  return (
    <Panel title={t('copies.title')}>
      <div className="stack s3">
        <p className="small muted">{t('copies.about')}</p>
        {ticket.secondary_emails.length > 0 && (
          <ul className="copies" aria-label={t('copies.title')}>
            {ticket.secondary_emails.map((copy) => (
              <li key={copy.id} className="row">
                <span className="grow small copy">
                  <bdi>{copy.email}</bdi>
                  {copy.unconfirmed && <span className="muted"> {t('copies.unconfirmed')}</span>}
                </span>
                {may(ticket.owner, 'removeSecondaryEmail') && (
                  <IconButton
                    icon={X}
                    label={t('copies.remove', { email: copy.email })}
                    onClick={() => setLeaving(copy)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {may(ticket.owner, 'addSecondaryEmail') && <AddCopy ticketId={ticket.id} />}
      </div>
      {leaving !== undefined && (
        <RemoveCopy ticketId={ticket.id} copy={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Panel>
  )
}
