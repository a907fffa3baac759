import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { answerOf } from '../../api/client.ts'
import type { NewestWords } from '../../ui/talk/newest-words.ts'
import { api } from '../api.ts'
import type { StaffTicket } from './queries.ts'

/** What is to be removed: a file, or the text of a comment; of the description where no comment is named. */
export interface Removal {
  readonly comment_id?: string
  readonly file?: { readonly id: string; readonly name: string }
}

export const removeContent = (id: string, { comment_id, file }: Removal, reason: string): Promise<StaffTicket> =>
  file === undefined
    ? answerOf(
        api.POST('/operator/api/v1/tickets/{id}/remove_text', {
          params: { path: { id } },
          body: { reason, ...(comment_id !== undefined && { comment_id }) },
        }),
      )
    : answerOf(
        api.POST('/operator/api/v1/attachments/{id}/remove', { params: { path: { id: file.id } }, body: { reason } }),
      )

const without = (said: StaffComment, { file }: Removal, removed_at: string): StaffComment =>
  file === undefined
    ? { ...said, body: '', removed_at }
    : {
        ...said,
        attachments: said.attachments.filter(({ id }) => id !== file.id),
        removed_files: [...said.removed_files, { id: file.id, removed_at, by: 'staff' }],
      }

/** The loaded messages without it. Earlier ones are not fetched again, and would go on showing it. */
export const wordsWithout = (
  words: NewestWords<StaffComment>,
  removal: Removal,
  at: string,
): NewestWords<StaffComment> => ({
  ...words,
  comments: words.comments.map((said) => (said.id === removal.comment_id ? without(said, removal, at) : said)),
})
