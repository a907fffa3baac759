export type AgeTone = 'calm' | 'soon' | 'overdue'

const hourMs = 3_600_000

/** How urgent it is that somebody has waited so long: a working day is late, half of it soon. */
export const ageTone = (waitedMs: number): AgeTone => {
  if (waitedMs >= 8 * hourMs) return 'overdue'
  return waitedMs >= 4 * hourMs ? 'soon' : 'calm'
}
