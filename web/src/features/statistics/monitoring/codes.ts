import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import { serverHealthCodes } from '@foyer/contract/vocabulary/constants.ts'

/** The server_health board starts with the failure codes if the address enables them; no other board has such a filter. */
export const codesFor = (board: MonitoringBoard, enabled: boolean): string | undefined =>
  board === 'server_health' && enabled ? serverHealthCodes : undefined
