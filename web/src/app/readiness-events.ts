import { codeOfMissing, toSee } from '@foyer/contract/readiness.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Failure } from '../api/failure.ts'
import { profileQuery } from '../api/profile.ts'
import type { PortalRouter } from './router.ts'

interface Parts {
  readonly queryClient: QueryClient
  readonly router: PortalRouter
}

const codes = toSee.map((step): string => codeOfMissing[step])

const isUnready = (error: unknown): boolean => error instanceof Failure && codes.includes(error.code ?? '')

/**
 * The server may ask for more than this tab has heard of, as when the vendor published newer terms: the guards look again, by the profile as it
 * stands now, and lead where they always lead.
 */
export const followReadiness = ({ queryClient, router }: Parts): void => {
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
    // Whoever cannot even read their profile is told of that by the page.
    if (event.type === 'updated' && isUnready(event.action?.error)) void look().catch(() => undefined)
  }
  queryClient.getQueryCache().subscribe(react)
  queryClient.getMutationCache().subscribe(react)
}
