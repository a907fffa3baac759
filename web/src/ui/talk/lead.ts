import { saidId } from './said.tsx'

export const elementOf = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.getElementById(saidId(id))

/** Reading goes on from there, by eye and by ear. */
export const lead = (said: HTMLElement | null): void => {
  if (said === null) return
  said.tabIndex = -1
  said.focus({ preventScroll: true })
  said.scrollIntoView({ block: 'start' })
}
