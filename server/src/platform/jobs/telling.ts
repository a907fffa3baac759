/** A batch that ends sooner is completed as a whole, which needs no extra query. */
const tellAfterMs = 1_000

interface Telling<One> {
  add(one: One): void
  /** Reports nothing more, and waits for the reports in progress. */
  end(): Promise<void>
}

/** Collects finished items and reports them once a second while the rest is still running. `tell` must not throw. */
export const startTelling = <One>(tell: (done: readonly One[]) => Promise<void>): Telling<One> => {
  let untold: One[] = []
  let timer: NodeJS.Timeout | undefined
  const begun: Promise<void>[] = []
  const tellAll = (): void => {
    timer = undefined
    begun.push(tell(untold))
    untold = []
  }
  return {
    add: (one) => {
      untold.push(one)
      timer ??= setTimeout(tellAll, tellAfterMs).unref()
    },
    end: async () => {
      clearTimeout(timer)
      await Promise.all(begun)
    },
  }
}
