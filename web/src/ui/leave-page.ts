/** A site that has not answered by then will not answer. */
const patienceMs = 15_000

/**
 * Navigates to another site, which may take a while to answer. Resolves if the visitor comes back to this page or has
 * not left it; until then, nothing should be clickable.
 */
export const leavePage = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const stay = (): void => {
      clearTimeout(timer)
      removeEventListener('pageshow', stay)
      resolve()
    }
    const timer = setTimeout(stay, patienceMs)
    // The back button may restore the page from the back/forward cache.
    addEventListener('pageshow', stay)
    location.assign(url)
  })
