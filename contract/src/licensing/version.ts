import type { VersionRange } from './deliverable.ts'

/** `26.11`, `26.11.2`, `26.11-beta3`: what stands behind a dash or a plus is a build of the same version. */
export const numbersOfVersion = (version: string): number[] =>
  version
    .split(/[-+]/, 1)
    .join('')
    .split('.')
    .map((part) => Number.parseInt(part, 10) || 0)

/** Below zero where `version` comes before the bound; a bound covers everything that begins with it: 26.11.2 is not above 26.11. */
const compareWithBound = (version: string, bound: string): number => {
  const [own, limit] = [numbersOfVersion(version), numbersOfVersion(bound)]
  return limit.map((number, at) => (own[at] ?? 0) - number).find((difference) => difference !== 0) ?? 0
}

/** Why a version is not covered; undefined where it is. */
export const versionRefusal = (version: string, { min, max }: VersionRange): 'too_old' | 'too_new' | undefined => {
  if (min !== null && compareWithBound(version, min) < 0) return 'too_old'
  if (max !== null && compareWithBound(version, max) > 0) return 'too_new'
  return undefined
}
