import type { Comment } from '@foyer/contract/support/comment.ts'
import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { useMutation } from '@tanstack/react-query'
import { answerOf } from '../../../api/client.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { FileLinks } from '../../../ui/talk/file-links.tsx'
import { askFile } from '../linked-calls.ts'

/**
 * The files of the user's own ticket. If an address has expired, for example in an earlier page that is not refetched,
 * the file is loaded with the session instead.
 */
export const OwnFiles = ({ attachments, removed_files }: Pick<Comment, 'attachments' | 'removed_files'>) => {
  const saving = useMutation({
    mutationFn: async ({ id, name }: Attachment) => saveFile(name, await answerOf(askFile(id))),
  })
  return <FileLinks files={attachments} removed={removed_files} onStale={(file) => saving.mutate(file)} />
}
