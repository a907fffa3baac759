import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import type { NewestWords } from '../../ui/talk/newest-words.ts'
import type { StaffTicket } from './queries.ts'

type Correction = StaffTicket['corrections'][number]

type InThread = { readonly comment: StaffComment } | { readonly correction: Correction }

interface Placed {
  readonly at: string
  readonly part: InThread
}

/** Messages and corrections in the order of time. Those from before the earliest message shown come with the earlier ones. */
export const threadOf = (
  // The version before keeps no corrections.
  { corrections = [] }: { readonly corrections?: readonly Correction[] },
  { comments, earlier }: Pick<NewestWords<StaffComment>, 'comments' | 'earlier'>,
): readonly InThread[] => {
  const from = earlier === null ? '' : (comments[0]?.created_at ?? '')
  const said = comments.map((comment): Placed => ({ at: comment.created_at, part: { comment } }))
  const corrected = corrections
    .filter(({ at }) => at >= from)
    .map((correction): Placed => ({ at: correction.at, part: { correction } }))
  return [...said, ...corrected]
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ part }) => part)
}
