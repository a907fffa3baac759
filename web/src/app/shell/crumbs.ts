import { type PageName, segmentNames } from '../page-names.ts'

export interface Crumb {
  /** The path up to and including this segment. */
  readonly path: string
  /** The page's name, or undefined for a segment that is an id. */
  readonly page: PageName | undefined
}

/** The tabs of these pages already lead back, and breadcrumbs above would push the tabs down. */
const besideInTabs: readonly string[] = ['/profile/security']

/**
 * One crumb per path segment, each with its path. `list` replaces the first if the object belongs to another list than
 * its path says.
 */
export const crumbsOf = (path: string, list?: string): readonly Crumb[] => {
  if (list !== undefined) return [...crumbsOf(list), ...crumbsOf(path).slice(1)]
  if (besideInTabs.includes(path)) return []
  const segments = path.split('/').filter((segment) => segment !== '')
  return segments.map((segment, index) => ({
    path: `/${segments.slice(0, index + 1).join('/')}`,
    page: segmentNames[segment],
  }))
}
