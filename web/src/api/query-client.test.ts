import { codeOfMissing } from '@foyer/contract/readiness.ts'
import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askAhead } from './ask-ahead.ts'
import { Failure } from './failure.ts'
import { createQueryClient } from './query-client.ts'

const silent = { onSuccess: () => undefined, onFailure: () => undefined, onBegin: () => undefined }

/** What the cache still holds after data was loaded and a refetch was refused. */
const afterRefusal = async (loaded: unknown, status: number, code?: string) => {
  const client = createQueryClient(silent)
  const queryKey = ['deliverable', 'one'] as const
  client.setQueryData(queryKey, loaded)
  client.setQueryData(['abilities'], { own: [], company: ['getDeliverable'], sharing: [] })
  const refuse = () => Promise.reject(new Failure(status, code === undefined ? [] : [{ code }]))
  await client.query({ queryKey, queryFn: refuse, retry: false, staleTime: 0 }).catch(() => undefined)
  return {
    kept: client.getQueryData(queryKey) !== undefined,
    asksAbilities: client.getQueryState(['abilities'])?.isInvalidated === true,
  }
}

const own = { id: 'one', owner: null }
const ofOthers = { id: 'one', owner: { email: 'olga@northlight.example', through: 'company' } }

describe('displayed data after a refused refetch', () => {
  it('SHELL-47 a withdrawn permission removes what it showed, and abilities are loaded again', async () => {
    expect(await afterRefusal(ofOthers, 403)).toEqual({ kept: false, asksAbilities: true })
    expect(await afterRefusal(own, 403)).toEqual({ kept: false, asksAbilities: true })
  })

  it.each(Object.values(codeOfMissing))(
    'SHELL-33 stay while a step is missing that the guards lead to: %s',
    async (code) => {
      expect(await afterRefusal(ofOthers, 403, code)).toEqual({ kept: true, asksAbilities: false })
    },
  )

  it('SHELL-47 missing data of others are no longer shown', async () => {
    expect(await afterRefusal(ofOthers, 404)).toEqual({ kept: false, asksAbilities: true })
  })

  it('SHELL-47 one’s own data stay on a 404, and everything stays on temporary failures', async () => {
    expect(await afterRefusal(own, 404)).toEqual({ kept: true, asksAbilities: false })
    for (const status of [0, 409, 429, 500, 503])
      expect([status, await afterRefusal(ofOthers, status)]).toEqual([status, { kept: true, asksAbilities: false }])
  })

  it('a list, which has no owner itself, stays on a 404', async () => {
    expect((await afterRefusal({ deliverables: [ofOthers], next: null }, 404)).kept).toBe(true)
    expect((await afterRefusal(undefined, 404)).kept).toBe(false)
  })

  it('a refused change reloads the abilities, another failure does not', async () => {
    const asked = async (status: number) => {
      const client = createQueryClient(silent)
      client.setQueryData(['abilities'], { own: [], company: [], sharing: [] })
      const mutation = client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(new Failure(status, [])) })
      await mutation.execute(undefined).catch(() => undefined)
      return client.getQueryState(['abilities'])?.isInvalidated
    }
    expect([await asked(403), await asked(409)]).toEqual([true, false])
  })
})

describe('reading from an overloaded server', () => {
  const overrun = new Failure(503, [{ code: 'overloaded', meta: { retry_after: 2 } }])
  const options = createQueryClient(silent).getDefaultOptions().queries
  const { retry, retryDelay } = options ?? {}
  const isTried = (failures: number, error: Failure) => typeof retry === 'function' && retry(failures, error)
  const delayOf = (failures: number, error: Failure) =>
    typeof retryDelay === 'function' ? retryDelay(failures, error) : Number.NaN

  it('SHELL-48 is retried when the server said, and not in step with others', () => {
    const delays = Array.from({ length: 100 }, () => delayOf(0, overrun))
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(2_000)
    expect(Math.max(...delays)).toBeLessThanOrEqual(3_000)
    expect(new Set(delays).size).toBeGreaterThan(1)
  })

  it('SHELL-48 is retried for longer than from a failing one, but not forever', () => {
    const tries = (error: Failure) => Array.from({ length: 20 }, (_, failures) => isTried(failures, error))
    expect(tries(overrun).filter(Boolean)).toHaveLength(10)
    expect(tries(new Failure(503, [{ code: 'unavailable' }])).filter(Boolean)).toHaveLength(2)
  })

  it('SHELL-48 is retried after temporary failures, and never after a refusal', () => {
    const isTriedAfter = (status: number) => isTried(0, new Failure(status, []))
    expect([0, 429, 500, 503].map(isTriedAfter)).toEqual([true, true, true, true])
    expect([400, 401, 403, 404, 409, 422].map(isTriedAfter)).toEqual(Array(6).fill(false))
  })
})

describe('data requested ahead of a page', () => {
  afterEach(() => vi.useRealTimers())

  /** A query that counts its calls. */
  const counted = (answer: () => Promise<string>) => {
    let times = 0
    const queryFn = () => {
      times += 1
      return answer()
    }
    return { query: { queryKey: ['orders'] as const, queryFn, retry: false }, times: () => times }
  }

  /** Observes the query, as a mounted page does. */
  const watch = (client: QueryClient, query: ReturnType<typeof counted>['query']) => {
    const observer = new QueryObserver(client, query)
    return { leave: observer.subscribe(() => undefined), result: () => observer.getCurrentResult() }
  }

  it('are the page’s own first answer, and the next page gets another', async () => {
    const client = createQueryClient(silent)
    const { query, times } = counted(() => Promise.resolve('there'))
    askAhead(client, [query])
    askAhead(client, [query])
    await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toBe('there'))
    const { leave, result } = watch(client, query)
    expect(result().data).toBe('there')
    await Promise.resolve()
    askAhead(client, [query])
    expect(times()).toBe(1)
    leave()
    watch(client, query)
    expect(times()).toBe(2)
  })

  it('trigger the next request that their answer implies, and none without an answer', async () => {
    const client = createQueryClient(silent)
    const next = (of: string) => ({
      queryKey: ['document', of] as const,
      queryFn: () => Promise.resolve(`next of ${of}`),
    })
    const asking = (of: string, answer: () => Promise<string>) => ({
      queryKey: ['orders', of] as const,
      queryFn: answer,
      retry: false,
      leadsTo: () => (client.getQueryData(['orders', of]) === undefined ? [] : [next(of)]),
    })
    askAhead(client, [
      asking('open', () => Promise.resolve('there')),
      asking('gone', () => Promise.reject(new Error())),
    ])
    await vi.waitFor(() => expect(client.getQueryData(['document', 'open'])).toBe('next of open'))
    expect(client.getQueryState(['document', 'gone'])).toBeUndefined()
  })

  it('fail like the page’s own request, without an earlier message', async () => {
    const client = createQueryClient(silent)
    const { query, times } = counted(() => Promise.reject(new Failure(404, [])))
    askAhead(client, [query])
    await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'))
    const { result } = watch(client, query)
    expect([result().status, result().fetchStatus, times()]).toEqual(['error', 'idle', 1])
    await result().refetch()
    expect(times()).toBe(2)
  })

  it('are requested again by the page after a temporary failure', async () => {
    const client = createQueryClient(silent)
    const { query, times } = counted(() => Promise.reject(new Failure(503, [])))
    askAhead(client, [query])
    await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'))
    watch(client, query)
    expect(times()).toBe(2)
  })

  it('are requested again if they have changed, and if nobody used them', async () => {
    vi.useFakeTimers()
    const client = createQueryClient(silent)
    const { query, times } = counted(() => Promise.resolve('there'))
    askAhead(client, [query])
    await vi.runOnlyPendingTimersAsync()
    await client.invalidateQueries({ queryKey: query.queryKey })
    const { leave } = watch(client, query)
    expect(times()).toBe(2)
    await vi.runOnlyPendingTimersAsync()
    leave()
    await vi.advanceTimersByTimeAsync(1)
    askAhead(client, [query])
    await vi.advanceTimersByTimeAsync(29_000)
    askAhead(client, [query])
    expect(times()).toBe(3)
    await vi.advanceTimersByTimeAsync(2_000)
    askAhead(client, [query])
    expect(times()).toBe(4)
  })
})

describe('a change with an unknown outcome', () => {
  /** Records the events of a page's mutations in order, with each form's name. */
  const pageOf = () => {
    const told: string[] = []
    const names = new Map<unknown, string>()
    const nameOf = (form: unknown) => names.get(form) ?? String(form)
    const tries: (() => void)[] = []
    const client = createQueryClient({
      onSuccess: () => undefined,
      onBegin: (form) => void told.push(`begin ${nameOf(form)}`),
      onFailure: (_error, retry, form) => {
        tries.push(retry)
        told.push(`failed ${nameOf(form)}`)
      },
    })
    const mutationFn = () => Promise.reject(new Failure(0, []))
    const form = (name: string, mutationKey?: readonly string[]) => {
      const observer = new MutationObserver(client, { mutationFn, ...(mutationKey !== undefined && { mutationKey }) })
      names.set(observer, name)
      return { send: () => observer.mutate().catch(() => undefined) }
    }
    return { told, form, again: () => tries.at(-1)?.() }
  }

  it('notifies its form when it is made manually, so that an earlier retry button is removed, but not when that retry itself is made', async () => {
    const { told, form, again } = pageOf()
    const reply = form('reply')
    await reply.send()
    await reply.send()
    expect(told).toEqual(['begin reply', 'failed reply', 'begin reply', 'failed reply'])
    again()
    await vi.waitFor(() => expect(told.slice(4)).toEqual(['failed reply']))
  })

  it('does not affect other forms, and belongs to a form with the same key that is rendered again', async () => {
    const { told, form } = pageOf()
    await form('one').send()
    await form('other').send()
    await form('', ['reply', '1']).send()
    await form('', ['reply', '1']).send()
    expect(told.filter((line) => line.startsWith('begin'))).toEqual([
      'begin one',
      'begin other',
      'begin reply,1',
      'begin reply,1',
    ])
  })
})
