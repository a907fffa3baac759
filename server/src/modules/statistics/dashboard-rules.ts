import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'

/** Where in the dashboard tool somebody arrives once they are signed in. */
const returnPath = (board: MonitoringBoard | undefined, codes: string | undefined): string => {
  if (board === undefined) return '/'
  return codes === undefined ? `/d/${board}` : `/d/${board}?response_codes=${codes}`
}

/** The tool's sign-in by a token in the address, as Grafana has it, and the way on from there. */
export const dashboardAddress = (
  base: string,
  token: string,
  { board, codes }: { readonly board?: MonitoringBoard | undefined; readonly codes?: string | undefined },
): string => {
  const url = new URL('login', base.endsWith('/') ? base : `${base}/`)
  url.searchParams.set('auth_token', token)
  url.searchParams.set('redirect_to', returnPath(board, codes))
  return url.toString()
}
