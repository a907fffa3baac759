export type AgeTone = 'calm' | 'soon' | 'overdue'

const hourMs = 3_600_000

/** How urgent a wait is: late after one working day, soon after half of one. */
export const ageTone = (waitedMs: number): AgeTone => {
  if (waitedMs >= 8 * hourMs) return 'overdue'
  return waitedMs >= 4 * hourMs ? 'soon' : 'calm'
}
