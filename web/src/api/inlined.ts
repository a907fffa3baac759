/** The data that the server wrote into the page under this name; undefined if the page came from elsewhere. */
export const inlined = (name: string): unknown => {
  const text = document.getElementById(`foyer-${name}`)?.textContent
  return text === undefined || text === '' ? undefined : JSON.parse(text)
}
