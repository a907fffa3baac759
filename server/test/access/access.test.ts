// @module-tag long
import { getAbilities } from '@foyer/contract/company/endpoints.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints, type Operation } from '@foyer/contract/endpoints.ts'
import { accessTokenMs } from '@foyer/contract/vocabulary/constants.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Access, Rule } from '../../src/platform/auth/policy.ts'
import { policies } from '../../src/policies.ts'
import type { RawCall } from '../client.ts'
import { useFoyer } from '../foyer.ts'
import { type Actor, actors, type Made } from './actors.ts'
import { examples, spending } from './examples.ts'
import { offerCompany } from './letters.ts'
import { type Outcome, outcomeOf } from './outcomes.ts'
import { createWorld, type World } from './world.ts'

const foyer = useFoyer()
let world: World
let begun: number
const callers = new Map<string, Made>()

/** The recipient of letters that the caller is not meant to get. */
const somebody = 'somebody@people.example'

beforeAll(async () => {
  begun = Date.now()
  world = await createWorld(foyer)
  // One after the other: each depends on what the previous ones left behind.
  for (const actor of actors) callers.set(actor.name, await actor.make(world))
})
beforeEach(async () => {
  // All of them sign in from one address, which exceeds the rate limit.
  await foyer.sql('delete from platform.rate_limit')
  // On a slow machine all calls together take longer than access tokens live, so the clock is moved back.
  foyer.platform.clock.offset_ms = Math.min(0, begun + accessTokenMs / 2 - Date.now())
})

interface Said extends RawCall {
  readonly params?: Readonly<Record<string, string>>
  readonly shows?: string
  readonly absent?: true
  readonly after?: () => Promise<void>
}

const isOnce = ({ proof, link }: Actor): boolean =>
  proof === 'trial' || proof === 'refresh' || link === 'password_reset'

const refusals: Readonly<Record<number, Outcome>> = { 401: 'unauthorized', 403: 'forbidden', 404: 'not_found' }
/** Statuses of calls that were admitted and then failed for another reason: a declined card, a state, a business rule. */
const letIn = [402, 409, 422, 428]

/** A file of what the caller may see, when there is nothing: the equivalent of an empty list. */
const isNothing = (status: number, body: unknown): boolean =>
  status === 404 && JSON.stringify(body).includes('"no_documents"')

const read = (status: number, body: unknown, shows: string | undefined): Outcome | number => {
  if (status >= 200 && status < 300) {
    if (shows === undefined) return 'granted'
    return JSON.stringify(body).includes(shows) ? 'shown' : 'empty'
  }
  if (isNothing(status, body)) return 'empty'
  return refusals[status] ?? (letIn.includes(status) ? 'granted' : status)
}

const call = async (operation: Operation, actor: Actor): Promise<Outcome | number> => {
  const endpoint: EndpointDescription = endpoints[operation]
  const example = examples[operation] as ((world: World, to: string, caller: Made) => Said | Promise<Said>) | undefined
  const fresh = spending.has(operation) || isOnce(actor)
  const as = (fresh ? undefined : callers.get(actor.name)) ?? (await actor.make(world))
  const { shows, absent, after, params = {}, ...said } = (await example?.(world, as.email ?? somebody, as)) ?? {}
  const path = endpoint.url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const headers = { ...said.headers, 'x-tenant': actor.brand }
  const { status, body } = await foyer.client.send(endpoint.method, path, { ...said, headers, as })
  const outcome = status === 404 && absent === true ? 'granted' : read(status, body, shows)
  if (outcome === 'granted') await after?.()
  return outcome
}

const operations = Object.keys(endpoints) as Operation[]
const size = `${operations.length} calls by ${actors.length} kinds of callers`

const expectedOf = (operation: Operation, actor: Actor): Outcome => {
  const { branding } = foyer.modules
  const features = { aurora: branding.get('aurora').features, sever: branding.get('sever').features }
  return outcomeOf(endpoints[operation], policies[operation], actor, features)
}

describe(`COMP-20, COMP-21, COMP-34 who may make which call (${size})`, () => {
  it('is defined for every call, and for nothing else', () => {
    expect(Object.keys(policies).sort()).toEqual([...operations].sort())
  })

  it.each(operations)('%s', async (operation) => {
    const expected = actors.map((actor) => [actor.name, expectedOf(operation, actor)])
    const found: [string, Outcome | number][] = []
    for (const actor of actors) found.push([actor.name, await call(operation, actor)])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })
})

/** The standing for which the portal asks for an ability: on Olga's data, and in the caller's own company. */
const standingTo = (rule: Rule, actor: Actor): Access | null => {
  if (rule.of === 'company' || rule.of === 'offer') return 'own'
  const right = rights.find((each) => each === rule.of)
  return right === undefined ? null : actor.sees(right)
}

const signedIn = actors.filter(({ proof, brand }) => proof === 'bearer' && brand === 'aurora')

it.each(signedIn)('COMP-20, COMP-21 the abilities for $name match the results of the calls', async (actor) => {
  const caller = callers.get(actor.name) ?? (await actor.make(world))
  await offerCompany(world, caller.account_id ?? world.heir.id)
  const abilities = await foyer.client.as(caller).ask(getAbilities)
  const asked = operations.flatMap((operation) => {
    const standing = standingTo(policies[operation], actor)
    return standing === null ? [] : [{ operation, standing }]
  })
  const told = asked.flatMap(({ operation, standing }) =>
    standing !== 'hidden' && standing !== 'refused' && abilities[standing].includes(operation) ? [operation] : [],
  )
  const lets = asked.flatMap(({ operation }) =>
    ['granted', 'shown'].includes(expectedOf(operation, actor)) ? [operation] : [],
  )
  expect(asked.length).toBeGreaterThan(40)
  expect(told).toEqual(lets)
})
