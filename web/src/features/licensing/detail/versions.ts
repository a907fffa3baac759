import type { VersionRange } from '@foyer/contract/licensing/deliverable.ts'

/** `min` and `max` as they stand in the range, or undefined where every version will do. */
export const versionText = ({ min, max }: VersionRange): string | undefined => {
  if (min !== null && max !== null) return `${min} – ${max}`
  if (min !== null) return `> ${min}`
  return max === null ? undefined : `< ${max}`
}
