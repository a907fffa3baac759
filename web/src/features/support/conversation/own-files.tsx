import type { Attachment } from '@foyer/contract/support/ticket.ts'
import { useMutation } from '@tanstack/react-query'
import { answerOf } from '../../../api/client.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { FileLinks } from '../../../ui/talk/file-links.tsx'
import { askFile } from '../queries.ts'

/** The files of one's own ticket. Where an address is good no more, as of words that are not asked for again and again, the file is fetched by the session. */
export const OwnFiles = ({ files }: { files: readonly Attachment[] }) => {
  const saving = useMutation({
    mutationFn: async ({ id, name }: Attachment) => saveFile(name, await answerOf(askFile(id))),
  })
  return <FileLinks files={files} onStale={(file) => saving.mutate(file)} />
}
