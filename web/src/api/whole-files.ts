interface Missing {
  readonly link: HTMLLinkElement
  /** The retry, once one has started. */
  readonly coming?: Promise<void>
}

/** Style sheets that could not be fetched, by URL. */
const missing = new Map<string, Missing>()

export const watchStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.set(target.href, { link: target })
    },
    // Error events of elements do not bubble.
    true,
  )

const fetchAgain = ({ link }: Missing): Promise<void> => {
  const again = link.cloneNode() as HTMLLinkElement
  const coming = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => {
      missing.delete(again.href)
      resolve()
    })
    again.addEventListener('error', () => reject(new Error(`${again.href} could not be fetched`)))
  })
  missing.set(again.href, { link: again, coming })
  link.replaceWith(again)
  return coming
}

/**
 * Loads a lazy part together with its styles. The preloader that the build puts before each import requests a style
 * sheet only once and then takes it as loaded, even if it failed: the part would appear unstyled. So this fetches
 * missing sheets again. A part that failed while a sheet was missing waits until it arrives; other parts, which may not
 * need the sheet, wait for the retry but go on even if it fails.
 */
export const whole = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let lacking: ReadonlySet<string> = new Set()
  const mend = async ([href, sheet]: readonly [string, Missing]): Promise<void> => {
    const coming = sheet.coming ?? fetchAgain(sheet)
    await (lacking.has(href) ? coming : coming.catch(() => undefined))
  }
  return async () => {
    try {
      const part = await load()
      await Promise.all([...missing].map(mend))
      return part
    } catch (error) {
      lacking = new Set(missing.keys())
      throw error
    }
  }
}
