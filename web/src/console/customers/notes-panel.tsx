import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Field } from '../../ui/field.tsx'
import { useTypedWords } from '../../ui/form/typed-before-end.ts'
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { api } from '../api.ts'
import { useMay } from '../me.ts'
import { useStaffName } from '../operators/staff-names.tsx'
import { NoteList } from './note-list.tsx'
import { type CustomerDetail, type Note, notesQuery } from './queries.ts'

const useNotes = (id: string) => {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: notesQuery(id).queryKey })
  const adding = useMutation({
    mutationFn: (body: string) =>
      answerOf(api.POST('/operator/api/v1/customers/{id}/notes', { params: { path: { id } }, body: { body } })),
    onSuccess,
  })
  const removing = useMutation({
    mutationFn: (note_id: string) =>
      answerOf(api.DELETE('/operator/api/v1/customers/{id}/notes/{note_id}', { params: { path: { id, note_id } } })),
    onSuccess,
  })
  return { adding, removing }
}

const NoteForm = ({ onAdd, busy }: { onAdd: (body: string, done: () => void) => void; busy: boolean }) => {
  const { t } = useTranslation('operator')
  const [text, setText] = useTypedWords('note')
  const body = text.trim()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Text typed during the call belongs to the next note.
    if (body !== '') onAdd(body, () => setText((now) => (now.trim() === body ? '' : now)))
  }
  return (
    <form className="stack s2" onSubmit={submit}>
      <UnsavedGuard unsaved={body !== ''} />
      <Field label={t('customers.note_label')} hint={t('customers.note_hint')}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={3}
            maxLength={5000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" size="s" disabled={body === ''} busy={busy}>
          {t('customers.note_add')}
        </Button>
      </div>
    </form>
  )
}

/** What colleagues should know; customers never see it. */
export const NotesPanel = ({ customer: { id } }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const nameOf = useStaffName()
  const { adding, removing } = useNotes(id)
  const [asked, setAsked] = useState<Note>()
  return (
    <Panel title={t('customers.notes')}>
      <div className="stack">
        <Loaded query={useQuery(notesQuery(id))} level={2} skeleton={<Skeleton height={36} />}>
          {(notes) => <NoteList notes={notes} onRemove={mayWrite ? setAsked : undefined} />}
        </Loaded>
        {mayWrite && (
          <NoteForm busy={adding.isPending} onAdd={(body, done) => adding.mutate(body, { onSuccess: done })} />
        )}
      </div>
      {asked !== undefined && (
        <Confirm
          title={t('customers.note_remove_title', { author: nameOf(asked.author) })}
          action={t('customers.note_remove')}
          onConfirm={() => removing.mutateAsync(asked.id)}
          onClose={() => setAsked(undefined)}
        >
          <p className="muted">{asked.body}</p>
        </Confirm>
      )}
    </Panel>
  )
}
