/** A batch that ends sooner is settled as a whole, and asks nothing more of the database. */
const tellAfterMs = 1_000

interface Telling<One> {
  add(one: One): void
  /** Begins to tell nothing more; resolves when all that it began has been told. */
  end(): Promise<void>
}

/** Collects what is done for as long as the rest takes, and tells of it every now and then. `tell` does not fail. */
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
