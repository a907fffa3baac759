import { codeOfMissing, toSee } from '@foyer/contract/readiness.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Failure } from '../api/failure.ts'
import { featuresQuery } from '../api/features.ts'
import { profileQuery } from '../api/profile.ts'
import { isReady } from '../api/standing.ts'
import type { PortalRouter } from './router.ts'

interface Parts {
  readonly queryClient: QueryClient
  readonly router: PortalRouter
}

const codes = toSee.map((step): string => codeOfMissing[step])

const isUnready = (error: unknown): boolean => error instanceof Failure && codes.includes(error.code ?? '')

/**
 * The server may require more than this tab knows of, for example after the vendor published newer terms. The guards
 * then run again with the current profile and redirect as usual. Returns a function that stops this.
 */
export const followReadiness = ({ queryClient, router }: Parts): (() => void) => {
  // An answer to a question that the page asked while its guards were still reading the profile is no news to them.
  const isHeardOf = (): boolean => {
    const profile = queryClient.getQueryData(profileQuery.queryKey)
    const features = queryClient.getQueryData(featuresQuery.queryKey)
    return profile !== undefined && features !== undefined && !isReady(profile, features)
  }
  let looking = false
  const look = async (): Promise<void> => {
    if (looking) return
    looking = true
    try {
      await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
      await router.invalidate()
    } finally {
      looking = false
    }
  }
  const react = (event: {
    readonly type: string
    readonly action?: { readonly type: string; readonly error?: unknown }
  }) => {
    // If even the profile cannot be read, the page says so.
    if (event.type === 'updated' && isUnready(event.action?.error) && !isHeardOf()) void look().catch(() => undefined)
  }
  const stops = [queryClient.getQueryCache().subscribe(react), queryClient.getMutationCache().subscribe(react)]
  return () => {
    for (const stop of stops) stop()
  }
}
