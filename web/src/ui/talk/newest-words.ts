/** What is shown of a conversation: its newest words, and those before them that were asked for. */
export interface NewestWords<Said> {
  /** In the order in which they were said. */
  readonly comments: readonly Said[]
  /** Of the whole conversation. */
  readonly count: number
  /** Where those before begin; null where there are none. */
  readonly earlier: string | null
}

/** How a page of them is asked for. */
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
 * The newest words once more, behind those that are shown already. They stand alone where they do not reach back to these, as after a night, and
 * where a merge has put others among these, which the count tells.
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
