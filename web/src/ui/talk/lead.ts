import { saidId } from './said.tsx'

export const elementOf = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.getElementById(saidId(id))

/** Moves the focus and scrolls there, so that reading continues at this message, on screen and in screen readers. */
export const lead = (said: HTMLElement | null): void => {
  if (said === null) return
  said.tabIndex = -1
  said.focus({ preventScroll: true })
  said.scrollIntoView({ block: 'start' })
}
