import { MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { followWatchers, isAskedAhead, staleTimeOf } from './ask-ahead.ts'
import { Failure, mayPass, statusOf } from './failure.ts'
import { tryAgain } from './idempotency-keys.ts'

/** What a mutation says about its own messages. */
export interface MutationMessages extends Record<string, unknown> {
  /** Text shown when it succeeded. */
  readonly success?: string
  /** The screen shows the failure itself, so no toast repeats it. */
  readonly ownFailure?: true
  /** The screen shows at its fields what is about them; a toast says the rest. */
  readonly ownFields?: true
}

/** What whoever asks a question says of it. */
interface QuestionNotes extends Record<string, unknown> {
  /** Only a number beside, or a hint: where it cannot be answered, nothing of the page is missing. */
  readonly aside?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QuestionNotes
    mutationMeta: MutationMessages
  }
}

/** For `useQuery`, beside the question. */
export const aside = { meta: { aside: true } } as const

export interface MutationEvents {
  readonly onSuccess: (message: string) => void
  /** `form`: the part of the page that had asked for it. */
  readonly onFailure: (error: unknown, retry: () => void, form: unknown) => void
  /** Asks by hand: another try of what it had asked before is over. */
  readonly onBegin: (form: unknown) => void
}

/** More is asked of the server than it can do: it is well, and answers those who come again. */
const isOverrun = (error: unknown): boolean => error instanceof Failure && error.code === 'overloaded'

/** About half a minute, during which what is on screen stays there. */
const triesWhereOverrun = 10

/** Who was turned away comes back when told, each at a moment of their own. */
const waitFor = (failures: number, error: unknown): number =>
  error instanceof Failure && error.waitMs !== undefined && isOverrun(error)
    ? error.waitMs * (1 + Math.random() / 2)
    : 500 * 2 ** failures

const isOfOthers = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'owner' in data && data.owner !== null

/** 403 for what one may no longer see; and 404, where the data are somebody else's and are no longer shown to one at all. */
const isWithdrawn = (error: unknown, data: unknown): boolean => {
  const status = statusOf(error)
  return status === 403 || (status === 404 && isOfOthers(data))
}

/**
 * What a withdrawn right showed is forgotten at once, although the page still stands there, and what one may do is asked
 * anew. Other failures of a refetch keep what was loaded before.
 */
const forgetWithdrawn = (client: QueryClient, error: unknown, query: Query<unknown, unknown>): void => {
  if (!isWithdrawn(error, query.state.data)) return
  query.setState({ data: undefined })
  if (query.queryKey[0] !== 'abilities') void client.invalidateQueries({ queryKey: ['abilities'] })
}

/**
 * What asks for mutations, of each the part of the page that asked: by its key where it has one, which outlives the part. Whoever asks by hand is
 * told of as it begins, and a second try is not.
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

/** One cache for the portal. Reads are tried again when the trouble may pass; writes never by themselves. */
export const createQueryClient = (events: MutationEvents): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Nothing changes by trying again before the network is back, which is told.
        retry: (failures, error) =>
          failures < (isOverrun(error) ? triesWhereOverrun : 2) && mayPass(error) && onlineManager.isOnline(),
        retryDelay: waitFor,
        // Without a network they fail as they do where no answer comes: put off until there is one, they would leave what was shown before in
        // the place of what was asked for, and skeletons where there was nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A page takes up what was asked ahead of it, refusals too, instead of asking once more.
        staleTime: staleTimeOf,
        retryOnMount: (query) => !isAskedAhead(query),
      },
      // Nothing is kept for later: without a network it fails at once, and whoever pressed the button decides what becomes of it.
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
