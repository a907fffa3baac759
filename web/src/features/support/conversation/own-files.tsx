import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { useNavigate } from '@tanstack/react-router'
import { FileLinks } from '../../../ui/talk/file-links.tsx'

/** The files of one's own ticket; the page of a file knows its newest address. */
export const OwnFiles = ({ files }: { files: readonly Attachment[] }) => {
  const navigate = useNavigate()
  return <FileLinks files={files} onStale={({ id }) => void navigate({ to: '/attachments/$id', params: { id } })} />
}
