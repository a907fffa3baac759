/** Whoever gives the focus on, as menus, dialogs and pages that arrive do, has done so by then. */
const settleMs = 50

/** The element and all around it, from the inside out. */
const wayOut = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...wayOut(element.parentElement)]

/** Removed, hidden or disabled: browsers leave the focus to nothing then, and the next Tab begins anywhere. */
const isGone = (element: Element): boolean => !element.checkVisibility() || element.matches(':disabled')

/** The heading of what is left around it, from the inside out, or what is left itself where it is made to be focused. */
const placeAround = ([, ...around]: readonly Element[]): HTMLElement | undefined => {
  for (const part of around.filter((each) => each.checkVisibility())) {
    const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find((each) => each.checkVisibility())
    if (heading !== undefined) return heading
    if (part instanceof HTMLElement && part.matches('[tabindex="-1"]')) return part
  }
  return undefined
}

/**
 * Keeps the focus near where it was when what had it goes: a button that is replaced by what it did, a row that it deleted, a save
 * button once everything is saved. It goes to the nearest heading then, unless somebody has given it on.
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
    // Once what is under way is done: what is still there then was left on purpose, and has no claim to the focus.
    queueMicrotask(() => {
      const [last] = path
      if (document.activeElement === document.body && last !== undefined && !isGone(last)) path = []
    }),
  )
  const attributeFilter = ['disabled', 'hidden', 'style']
  new MutationObserver(settleSoon).observe(document.body, { childList: true, subtree: true, attributeFilter })
}
