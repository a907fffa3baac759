import { useSyncExternalStore } from 'react'
import { listen } from '../listen.ts'

/** The height around the message box, and the height of one row, in px. */
const aroundPx = 400
export const rowPx = 24
const fewest = 4

/** The number of rows to which the message box grows. */
export const messageRows = (windowHeight: number): number =>
  Math.max(fewest, Math.floor((windowHeight - aroundPx) / rowPx))

const onResize = (changed: () => void): (() => void) => listen(window, 'resize', changed)

/** The same for this window, updated when it is resized. */
export const useMessageRows = (): number => useSyncExternalStore(onResize, () => messageRows(window.innerHeight))
