/** `Basic` credentials in UTF-8, as in RFC 7617. */
export const basicProof = (login: string, password: string): string => {
  const bytes = new TextEncoder().encode(`${login}:${password}`)
  return `Basic ${btoa(String.fromCodePoint(...bytes))}`
}
