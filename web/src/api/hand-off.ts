/** Where a login of another brand continues: its own address, with the one-time code as `refresh_token`; without one they sign in there. */
export const handOffAddress = (redirectTo: string, code: string): string => {
  if (code === '') return redirectTo
  const [address = '', fragment] = redirectTo.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}refresh_token=${encodeURIComponent(code)}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
