import { monitoringBoards } from '@foyer/contract/statistics/standing.ts'
import { useLocation, useSearch } from '@tanstack/react-router'
import { codesFor } from '../monitoring/codes.ts'
import { MonitoringRedirect } from '../monitoring/monitoring-redirect.tsx'

/** All monitoring pages; the address names the board. */
export const MonitoringPage = () => {
  const { pathname } = useLocation()
  const { codes } = useSearch({ strict: false })
  const board = monitoringBoards.find((one) => pathname.endsWith(`/${one}`))
  return board === undefined ? null : <MonitoringRedirect board={board} codes={codesFor(board, codes === '1')} />
}
