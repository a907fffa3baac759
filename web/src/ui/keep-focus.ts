/** By then, everything that moves the focus itself, such as menus, dialogs and new pages, has done so. */
const settleMs = 50

/** The element and its ancestors, from the inside out. */
const wayOut = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...wayOut(element.parentElement)]

/** Removed, hidden or disabled: the browser then drops the focus, and the next Tab starts in an unpredictable place. */
const isGone = (element: Element): boolean => !element.checkVisibility() || element.matches(':disabled')

/** The nearest visible heading around the lost element, or an ancestor that is focusable itself. */
const placeAround = ([, ...around]: readonly Element[]): HTMLElement | undefined => {
  for (const part of around.filter((each) => each.checkVisibility())) {
    const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find((each) => each.checkVisibility())
    if (heading !== undefined) return heading
    if (part instanceof HTMLElement && part.matches('[tabindex="-1"]')) return part
  }
  return undefined
}

/**
 * Keeps the focus near where it was when the focused element goes away: a button that its own action replaces, a row
 * that is deleted, a save button after saving. The focus moves to the nearest heading, unless something else has set
 * it.
 */
export const keepFocus = (): void => {
  let path: readonly Element[] = wayOut(document.activeElement)
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    timer = undefined
    const [last] = path
    const { activeElement, body } = document
    if (last === undefined || !isGone(last) || (activeElement !== body && activeElement !== last)) return
    const place = placeAround(path)
    if (place === undefined) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  const settleSoon = (): void => {
    timer ??= setTimeout(settle, settleMs)
  }
  addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? wayOut(target) : []
  })
  addEventListener('focusout', () =>
    // Checked after the current task's work: if the element is still there, the blur was deliberate, and the focus must
    // not come back.
    queueMicrotask(() => {
      const [last] = path
      if (document.activeElement === document.body && last !== undefined && !isGone(last)) path = []
    }),
  )
  const attributeFilter = ['disabled', 'hidden', 'style']
  new MutationObserver(settleSoon).observe(document.body, { childList: true, subtree: true, attributeFilter })
}
