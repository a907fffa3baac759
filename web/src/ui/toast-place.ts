import { type RefObject, useLayoutEffect } from 'react'
import { usePageName } from './page-title.ts'

/** What people go on with: the bar of small screens, what the head of a page offers, and the one thing that a page is for. */
const pressed = '.topbar, .page-head > .actions, #main .btn.primary'

/** Where messages begin of themselves, and how far from what they leave free. */
const beginPx = 16
const apartPx = 8
/** The first of them is left room for, as high as most are: they stand still while others go. */
const highPx = 72

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Where a message so high begins that lies over none of these boxes; undefined where it does so of itself, or nowhere. */
export const clearTop = (high: number, boxes: readonly Box[], windowHeight: number): number | undefined => {
  let begin = beginPx
  for (const { top, bottom } of boxes.toSorted((one, other) => one.top - other.top))
    if (bottom > begin && top < begin + high) begin = bottom + apartPx
  return begin === beginPx || begin + high > windowHeight ? undefined : begin
}

/** The same for the messages on screen: found anew with each of them and with each page. In a dialog nothing of the page can be pressed. */
export const useClearTop = (messages: RefObject<HTMLElement | null>, isInDialog: boolean): void => {
  // Called by another name, it has another head.
  usePageName()
  useLayoutEffect(() => {
    const element = messages.current
    if (element === null) return
    const own = element.getBoundingClientRect()
    const boxes = isInDialog ? [] : [...document.querySelectorAll(pressed)].map((each) => each.getBoundingClientRect())
    const beside = boxes.filter(({ left, right, height }) => height > 0 && right > own.left && left < own.right)
    const top = clearTop(highPx, beside, innerHeight)
    element.style.setProperty('inset-block-start', top === undefined ? '' : `${top}px`)
  })
}
