import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import { serverHealthCodes } from '@foyer/contract/vocabulary/constants.ts'

/** server_health begins with the codes of failures where the address enables it; no other board has such a filter. */
export const codesFor = (board: MonitoringBoard, enabled: boolean): string | undefined =>
  board === 'server_health' && enabled ? serverHealthCodes : undefined
