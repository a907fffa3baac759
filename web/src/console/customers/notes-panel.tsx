import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { api } from '../api.ts'
import { useMay } from '../me.ts'
import { type CustomerDetail, notesQuery } from './queries.ts'

const useNotes = (id: string) => {
  const { t } = useTranslation('operator')
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
    meta: { success: t('customers.note_removed') },
    onSuccess,
  })
  return { adding, removing }
}

const NoteForm = ({ onAdd, busy }: { onAdd: (body: string, done: () => void) => void; busy: boolean }) => {
  const { t } = useTranslation('operator')
  const [text, setText] = useState('')
  const body = text.trim()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (body !== '') onAdd(body, () => setText(''))
  }
  return (
    <form className="stack s2" onSubmit={submit}>
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

/** What colleagues should know; the customer never sees it. */
export const NotesPanel = ({ customer: { id } }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const { data: notes = [] } = useQuery(notesQuery(id))
  const { adding, removing } = useNotes(id)
  const [asked, setAsked] = useState<(typeof notes)[number]>()
  return (
    <Panel title={t('customers.notes')}>
      <div className="stack">
        {notes.map((note) => (
          <div key={note.id} className="note-line">
            <p className="small">{note.body}</p>
            {mayWrite && (
              <IconButton
                icon={Trash2}
                iconSize={14}
                label={t('customers.note_remove')}
                onClick={() => setAsked(note)}
              />
            )}
            <span className="tiny subtle">
              {note.author} · <DateTime at={note.created_at} format="payment" />
            </span>
          </div>
        ))}
        {mayWrite ? (
          <NoteForm busy={adding.isPending} onAdd={(body, done) => adding.mutate(body, { onSuccess: done })} />
        ) : (
          notes.length === 0 && <p className="small muted">{t('customers.no_notes')}</p>
        )}
      </div>
      {asked !== undefined && (
        <Confirm
          title={t('customers.note_remove_title', { author: asked.author })}
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
