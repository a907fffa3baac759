const momentMs = 600

/** Does a thing as late as a server would, so that what happens meanwhile can be seen. */
export const afterAMoment = async (action: () => void): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, momentMs))
  action()
}
