/**
 * The id of the live region in `RootLayout`. It exists before anything is announced, because screen readers often miss
 * a region that appears together with its text.
 */
export const sayId = 'said'

/**
 * Announces these words through the live region as soon as nothing else is being read; repeating the same words
 * announces them again.
 */
export const say = (words: string): void => {
  const said = document.createElement('span')
  said.textContent = words
  document.getElementById(sayId)?.replaceChildren(said)
}
