/** A site that has not answered by then will not. */
const patienceMs = 15_000

/**
 * Goes to another site, which may take its time to answer. Resolves once the visitor is back on the page as it was left, or
 * is still there: until then nothing on it should be pressed again.
 */
export const leavePage = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const stay = (): void => {
      clearTimeout(timer)
      removeEventListener('pageshow', stay)
      resolve()
    }
    const timer = setTimeout(stay, patienceMs)
    // The browser's way back can show the page as it was left.
    addEventListener('pageshow', stay)
    location.assign(url)
  })
