import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { followWatchers, isAskedAhead, staleTimeOf } from './ask-ahead.ts'
import type { CacheKey } from './cache-key.ts'
import { Failure, mayPass, statusOf } from './failure.ts'
import { tryAgain } from './idempotency-keys.ts'

/** How a mutation's messages are shown. */
export interface MutationMessages extends Record<string, unknown> {
  /** The text shown on success. */
  readonly success?: string
  /** The screen shows the failure itself, so no toast repeats it. */
  readonly ownFailure?: true
  /** The screen shows errors of fields at its fields; a toast shows the rest. */
  readonly ownFields?: true
}

/** What the caller of a query says about it. */
interface QuestionNotes extends Record<string, unknown> {
  /** The query only feeds a number or a hint at the side: if it fails, the page lacks nothing essential. */
  readonly aside?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: CacheKey
    queryMeta: QuestionNotes
    mutationMeta: MutationMessages
  }
}

/** Spread into the options of `useQuery` to mark the query as such. */
export const aside = { meta: { aside: true } } as const

export interface MutationEvents {
  readonly onSuccess: (message: string) => void
  /** `form`: the part of the page that started the mutation. */
  readonly onFailure: (error: unknown, retry: () => void, form: unknown) => void
  /** The user starts a mutation by hand, which ends the offer to retry the previous one. */
  readonly onBegin: (form: unknown) => void
}

/** The server is overloaded: it is healthy, and answers clients that come back. */
const isOverrun = (error: unknown): boolean => error instanceof Failure && error.code === 'overloaded'

/** About half a minute; what is on screen stays there meanwhile. */
const triesWhereOverrun = 10

/**
 * A client that was turned away waits as long as the server asks, plus random jitter, so that clients do not come back
 * all at once.
 */
const waitFor = (failures: number, error: unknown): number =>
  error instanceof Failure && error.waitMs !== undefined && isOverrun(error)
    ? error.waitMs * (1 + Math.random() / 2)
    : 500 * 2 ** failures

const isOfOthers = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'owner' in data && data.owner !== null

/**
 * The user has lost access to loaded data: 403 where a right was withdrawn, or 404 where the data belong to somebody
 * else and are hidden now. A missing step (`terms_needed`) withdraws nothing: the guards lead to it, and until then
 * forms on the page keep what is typed in them.
 */
const isWithdrawn = (error: unknown, data: unknown): boolean => {
  const status = statusOf(error)
  // By the ending, because the list of steps would weigh on the first page.
  return (status === 403 && !(error as Failure).code?.endsWith('_needed')) || (status === 404 && isOfOthers(data))
}

/**
 * Data that the user may no longer see is dropped at once, even while the page shows it, and the user's abilities are
 * refetched. After other refetch failures the loaded data stays.
 */
const forgetWithdrawn = (client: QueryClient, error: unknown, query: Query<unknown, unknown>): void => {
  if (!isWithdrawn(error, query.state.data)) return
  query.setState({ data: undefined })
  if (query.queryKey[0] !== 'abilities') void client.invalidateQueries({ queryKey: ['abilities'] })
}

/**
 * Maps each mutation to the part of the page that started it. The mutation's key stands for the part if it has one,
 * because it outlives the component. A start by hand is announced to `onBegin`; a retry is not.
 */
const formsOf = (client: QueryClient, onBegin: MutationEvents['onBegin']): WeakMap<object, unknown> => {
  const forms = new WeakMap<object, unknown>()
  client.getMutationCache().subscribe((event) => {
    if (event.type !== 'observerAdded' || event.mutation.state.status !== 'idle') return
    const form = event.mutation.options.mutationKey?.join() ?? event.observer
    forms.set(event.mutation, form)
    onBegin(form)
  })
  return forms
}

/** The portal's query cache. Reads are retried if the failure may pass; writes are never retried automatically. */
export const createQueryClient = (events: MutationEvents): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, retrying is pointless: the connection bar says so, and reconnecting refetches.
        retry: (failures, error) =>
          failures < (isOverrun(error) ? triesWhereOverrun : 2) && mayPass(error) && onlineManager.isOnline(),
        retryDelay: waitFor,
        // Offline, queries fail as they do when no answer comes. If they were paused instead, the page would keep
        // showing the previous data in place of what was asked for, and skeletons where there was none.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A page takes what was asked ahead of it, refusals included, instead of asking again.
        staleTime: staleTimeOf,
        retryOnMount: (query) => !isAskedAhead(query),
      },
      // Writes are never queued: offline they fail at once, and the user decides what to do.
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (reason, query) => forgetWithdrawn(client, reason, query),
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => {
        if (mutation.meta?.success !== undefined) events.onSuccess(mutation.meta.success)
      },
      onError: (reason, variables, _context, mutation) => {
        if (statusOf(reason) === 403) void client.invalidateQueries({ queryKey: ['abilities'] })
        if (mutation.meta?.ownFailure) return
        if (mutation.meta?.ownFields && reason instanceof Failure && reason.isOfFields) return
        events.onFailure(reason, () => void tryAgain(() => mutation.execute(variables)), forms.get(mutation))
      },
    }),
  })
  const forms = formsOf(client, events.onBegin)
  followWatchers(client)
  return client
}
