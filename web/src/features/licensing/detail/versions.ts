import type { VersionRange } from '@foyer/contract/licensing/deliverable.ts'

/** `min` and `max` as the range has them, or undefined if every version is allowed. */
export const versionText = ({ min, max }: VersionRange): string | undefined => {
  if (min !== null && max !== null) return `${min} – ${max}`
  if (min !== null) return `> ${min}`
  return max === null ? undefined : `< ${max}`
}
