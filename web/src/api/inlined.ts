/** What the server writes into the page under this name; undefined where the page comes from elsewhere. */
export const inlined = (name: string): unknown => {
  const text = document.getElementById(`foyer-${name}`)?.textContent
  return text === undefined || text === '' ? undefined : JSON.parse(text)
}
