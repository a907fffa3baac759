/** Asks whether to leave what is not saved; resolves with the answer, and never where the page goes by itself meanwhile. */
type Ask = () => Promise<boolean>

const guards = new Set<Ask>()

/** From now on whoever signs out is asked first. Returns how to stop. */
export const guardLeaving = (ask: Ask): (() => void) => {
  guards.add(ask)
  return () => guards.delete(ask)
}

/**
 * Signs out by `leave`, which goes past the router's own question as the end of a session does. One question stands for all that is not saved
 * on the page.
 */
export const askFirst = async (leave: () => Promise<unknown>): Promise<void> => {
  const [ask] = guards
  if (ask === undefined || (await ask())) await leave()
}
