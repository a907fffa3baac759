import type { MouseEvent } from 'react'

/**
 * For a button's mousedown. Pressing a button would blur the current field, and its error would appear and push the
 * button away from under the pointer.
 */
export const stayInField = (event: MouseEvent): void => event.preventDefault()
