/**
 * Where a login of another brand continues: that brand's address with the one-time code as `refresh_token`. Without a
 * code, people sign in there themselves.
 */
export const handOffAddress = (redirectTo: string, code: string): string => {
  if (code === '') return redirectTo
  const [address = '', fragment] = redirectTo.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}refresh_token=${encodeURIComponent(code)}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
