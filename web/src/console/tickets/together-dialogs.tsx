import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { api } from '../api.ts'
import { useMe } from '../me.ts'
import { CategoryFields } from './about-fields.tsx'
import type { About } from './about-ticket.ts'
import { AssigneeField } from './assignee-field.tsx'
import { correctionOf } from './correct-form.ts'
import { fetchTicket, type StaffTicket } from './queries.ts'
import { assignTicket, closeTicket } from './ticket-deeds.ts'
import type { DeedName, Together } from './use-together.ts'

interface SeveralProps {
  readonly tickets: readonly StaffTicket[]
  readonly together: Together
  readonly onClose: () => void
}

interface AskProps extends SeveralProps {
  readonly name: DeedName
  readonly deed: (ticket: StaffTicket) => Promise<unknown>
  readonly blocked?: boolean
  readonly children: ReactNode
}

const Ask = ({ tickets, together, name, deed, blocked = false, children, onClose }: AskProps) => {
  const { t } = useTranslation('queue')
  const count = tickets.length
  return (
    <Confirm
      title={t(`ask.${name}_title`, { count })}
      action={t(`ask.${name}_action`, { count })}
      tone="plain"
      blocked={blocked}
      onConfirm={() => together.act({ name, tickets, deed })}
      onClose={onClose}
    >
      <div className="stack">
        {children}
        <p className="small muted" aria-live="polite">
          {together.busy && t('progress', { done: together.done, count })}
        </p>
      </div>
    </Confirm>
  )
}

/** Who takes over the tickets. */
export const AssignSeveral = (props: SeveralProps) => {
  const { t } = useTranslation('queue')
  const me = useMe()
  const [assigned, setAssigned] = useState('me')
  const operator = assigned === 'me' ? me.handle : assigned === 'nobody' ? null : assigned
  const assign = async ({ id, manager, manager_name }: StaffTicket): Promise<unknown> => {
    const holder = manager?.handle ?? null
    if (holder === operator && (operator !== null || manager_name === null)) return undefined
    return assignTicket(id, { operator, seen_manager: holder, seen_manager_name: manager_name })
  }
  return (
    <Ask {...props} name="assigned" deed={assign}>
      <p className="muted">{t('ask.assigned_text')}</p>
      <AssigneeField value={assigned} error={undefined} onChange={setAssigned} />
    </Ask>
  )
}

const noChoice: About = { kind: '', product: '', category_id: '', deliverable_id: '' }

/** What they have in common; a licence is never changed for several at once. */
const commonOf = ([first, ...others]: readonly StaffTicket[]): About => {
  if (first === undefined) return noChoice
  const same = (part: (ticket: StaffTicket) => string): string =>
    others.every((other) => part(other) === part(first)) ? part(first) : ''
  const [kind, product] = [same((ticket) => ticket.kind), same((ticket) => ticket.product)]
  const isPair = kind !== '' && product !== ''
  return { ...noChoice, kind, product, category_id: isPair ? same(({ category }) => category?.id ?? '') : '' }
}

/** What the tickets are about, where customers have chosen something else. */
export const CorrectSeveral = (props: SeveralProps) => {
  const { t } = useTranslation('queue')
  const [values, setValues] = useState(() => commonOf(props.tickets))
  const correct = async (ticket: StaffTicket): Promise<unknown> => {
    const body = defined(correctionOf({ ...values, deliverable_id: ticket.deliverable_id ?? '' }, ticket))
    if (!['kind', 'product', 'category_id'].some((field) => field in body)) return undefined
    return answerOf(api.POST('/operator/api/v1/tickets/{id}/correct', { params: { path: { id: ticket.id } }, body }))
  }
  return (
    <Ask {...props} name="corrected" deed={correct} blocked={values.kind === '' || values.product === ''}>
      <p className="muted">{t('ask.corrected_text')}</p>
      <CategoryFields values={values} customer="" errorOf={() => undefined} onChange={setValues} />
    </Ask>
  )
}

/** Fails like the server if the ticket is no longer as the queue showed it: nothing is closed unread. */
const expectUnmoved = async ({ id, updated_at }: StaffTicket): Promise<void> => {
  const now = await fetchTicket(id)
  if (now.updated_at !== updated_at) throw new Failure(409, [{ code: 'ticket_moved_on' }])
}

/** Closes them, except those in which something has happened meanwhile. */
export const CloseSeveral = (props: SeveralProps) => {
  const { t } = useTranslation('queue')
  const close = async (ticket: StaffTicket): Promise<unknown> => {
    await expectUnmoved(ticket)
    return closeTicket(ticket.id, { seen_state: ticket.state })
  }
  return (
    <Ask {...props} name="closed" deed={close}>
      <p className="muted">{t('ask.closed_text')}</p>
    </Ask>
  )
}
