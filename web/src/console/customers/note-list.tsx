import './customer.css'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../ui/date-time.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { StaffName } from '../operators/staff-names.tsx'
import type { Note } from './queries.ts'

interface NoteListProps {
  readonly notes: readonly Note[]
  /** Undefined for roles that may only read. */
  readonly onRemove?: ((note: Note) => void) | undefined
}

/** Colleagues' notes, newest first. */
export const NoteList = ({ notes, onRemove }: NoteListProps) => {
  const { t } = useTranslation('operator')
  if (notes.length === 0 && onRemove === undefined) return <p className="small muted">{t('customers.no_notes')}</p>
  return notes.map((note) => (
    <div key={note.id} className="note-line">
      <p className="small" id={`note-${note.id}`}>
        {note.body}
      </p>
      {onRemove !== undefined && (
        <IconButton
          icon={Trash2}
          iconSize={14}
          label={t('customers.note_remove')}
          aria-describedby={`note-${note.id}`}
          onClick={() => onRemove(note)}
        />
      )}
      <span className="tiny subtle">
        <StaffName handle={note.author} /> · <DateTime at={note.created_at} format="payment" />
      </span>
    </div>
  ))
}
