import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
export type AgeTone = 'calm' | 'soon' | 'overdue'

/** How urgent a wait is: late after one working day, soon after half of one. */
export const ageTone = (waitedMs: number): AgeTone => {
  if (waitedMs >= 8 * hourMs) return 'overdue'
  return waitedMs >= 4 * hourMs ? 'soon' : 'calm'
}
