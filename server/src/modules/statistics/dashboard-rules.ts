import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'

/** The page of the dashboard tool that opens after the sign-in. */
const returnPath = (board: MonitoringBoard | undefined, codes: string | undefined): string => {
  if (board === undefined) return '/'
  return codes === undefined ? `/d/${board}` : `/d/${board}?response_codes=${codes}`
}

/** The sign-in address of the dashboard tool: token in the URL, as Grafana accepts it, and the page to go on to. */
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
