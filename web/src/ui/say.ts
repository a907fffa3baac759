/** Where `RootLayout` has the place of what is only read out. It is there before anything is said: what comes with its words is often not heard. */
export const sayId = 'said'

/** Has these words read out as soon as nothing else is; the same words once more, too. */
export const say = (words: string): void => {
  const said = document.createElement('span')
  said.textContent = words
  document.getElementById(sayId)?.replaceChildren(said)
}
