interface Missing {
  readonly link: HTMLLinkElement
  /** The next try, once there is one. */
  readonly coming?: Promise<void>
}

/** Style sheets that could not be fetched, by their addresses. */
const missing = new Map<string, Missing>()

export const watchStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.set(target.href, { link: target })
    },
    // Such errors do not bubble.
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
 * Loads a part with its styles. What the build puts in front of an import asks for a style sheet once, and the next time takes it
 * for there even where it failed: the part would be shown without it. What is missing is therefore fetched again; a part that
 * failed while it was missing comes only with it, and others, which may not need it, do not wait for more than that try.
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
