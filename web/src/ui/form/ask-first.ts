/** Asks whether to leave unsaved changes. Resolves with the answer, and never if the page goes away meanwhile. */
type Ask = () => Promise<boolean>

const guards = new Set<Ask>()

/** From now on, signing out asks first. Returns a function that stops this. */
export const guardLeaving = (ask: Ask): (() => void) => {
  guards.add(ask)
  return () => guards.delete(ask)
}

/**
 * Signs out through `leave`, after asking if anything is unsaved. Signing out bypasses the router's own question, as an
 * expired session does. One question covers all unsaved changes on the page.
 */
export const askFirst = async (leave: () => Promise<unknown>): Promise<void> => {
  const [ask] = guards
  if (ask === undefined || (await ask())) await leave()
}
