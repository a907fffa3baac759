const momentMs = 600

/** Runs an action after as long as a server would take, so that the waiting state can be seen. */
export const afterAMoment = async (action: () => void): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, momentMs))
  action()
}
