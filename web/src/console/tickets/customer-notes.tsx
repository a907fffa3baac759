import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel.tsx'
import { NoteList } from '../customers/note-list.tsx'
import { notesQuery } from '../customers/queries.ts'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import type { StaffTicket } from './queries.ts'

const most = 3

/** Colleagues' notes on the customer, to read before answering; hidden if there are none. */
export const CustomerNotes = ({ ticket: { customer } }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const mayRead = useMay()('customers:read')
  const { data: notes = [] } = useQuery({ ...notesQuery(customer.id), enabled: mayRead })
  if (notes.length === 0) return null
  return (
    <Panel
      title={t('customers.notes')}
      aside={
        <Link to={paths.customer(customer.id)} className="small">
          {t('list.all_of', { count: notes.length })}
        </Link>
      }
    >
      <div className="stack">
        <NoteList notes={notes.slice(0, most)} />
      </div>
    </Panel>
  )
}
