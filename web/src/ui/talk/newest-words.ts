/** The loaded part of a conversation: the newest messages, and the earlier pages that were requested. */
export interface NewestWords<Said> {
  /** In chronological order. */
  readonly comments: readonly Said[]
  /** The total in the whole conversation. */
  readonly count: number
  /** The cursor of the page before; null if there is none. */
  readonly earlier: string | null
}

/** The parameters of a page of the newest messages. */
export const newestFirst = { sort: '-created_at', limit: 100 } as const

interface Page<Said> {
  readonly comments: readonly Said[]
  readonly estimated_count: number
  readonly next: string | null
}

export const wordsOf = <Said>({ comments, estimated_count: count, next: earlier }: Page<Said>): NewestWords<Said> => ({
  comments: comments.toReversed(),
  count,
  earlier,
})

/**
 * Appends freshly loaded newest messages to those shown already. The fresh ones replace everything if they do not
 * overlap with the shown ones, for example after a night, or if a merge inserted messages in between, which the count
 * reveals.
 */
export const goneOn = <Said extends { readonly id: string }>(
  now: NewestWords<Said>,
  shown: NewestWords<Said> | undefined,
): NewestWords<Said> => {
  const at = shown?.comments.findIndex(({ id }) => id === now.comments[0]?.id) ?? -1
  if (shown === undefined || now.earlier === null || at < 0) return now
  const comments = [...shown.comments.slice(0, at), ...now.comments]
  return comments.length - shown.comments.length === now.count - shown.count
    ? { ...shown, comments, count: now.count }
    : now
}
