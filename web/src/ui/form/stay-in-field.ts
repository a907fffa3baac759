import type { MouseEvent } from 'react'

/** Pressed down on a button: leaving a wrong field shows its error, which would move the button away under the press. */
export const stayInField = (event: MouseEvent): void => event.preventDefault()
