import { MutationCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from './failure.ts'

/** What a mutation says about its own messages. */
export interface MutationMessages extends Record<string, unknown> {
  /** Text shown when it succeeded. */
  readonly success?: string
  /** The screen shows the failure itself, so no toast repeats it. */
  readonly ownFailure?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMessages
  }
}

export interface MutationEvents {
  readonly onSuccess: (message: string) => void
  readonly onFailure: (error: unknown, retry: () => void) => void
}

/** A lost network or a server in trouble may pass; a refusal will not. */
const mayPass = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 0 || status === 429 || (status !== undefined && status >= 500)
}

/** One cache for the portal. Reads are tried again twice when the trouble may pass; writes never by themselves. */
export const createQueryClient = (events: MutationEvents): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && mayPass(error), retryDelay: (n) => 500 * 2 ** n },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => {
        if (mutation.meta?.success !== undefined) events.onSuccess(mutation.meta.success)
      },
      onError: (reason, variables, _context, mutation) => {
        if (mutation.meta?.ownFailure) return
        events.onFailure(reason, () => void mutation.execute(variables).catch(() => undefined))
      },
    }),
  })
