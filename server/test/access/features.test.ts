import { randomUUID } from 'node:crypto'
import { type FeatureName, Features } from '@foyer/contract/account/features.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { ErrorAnswer } from '@foyer/contract/vocabulary/errors.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../configuration.ts'
import { type RunningFoyer, startFoyer } from '../foyer.ts'
import { createPerson, type Person } from '../people.ts'

const all = Object.entries(endpoints) as [string, EndpointDescription][]

/** Whole areas of customers' calls that a brand can switch off. */
const areas: readonly (readonly [path: RegExp, feature: FeatureName])[] = [
  [/^\/talks-client\//, 'tickets'],
  [/^\/billing\/api\/v1\/(?:company|colleagues)\b/, 'company'],
  [/^\/billing\/api\/v1\/(?:orders|payments|payment_methods|payment_tokens)\b/, 'billing'],
  [/^\/omnifications\/client\/v1\/(?:web_push|preferences)\b/, 'contacts'],
]

describe('SHELL-35 while a brand has every feature switched off', () => {
  let configuration: ConfigurationFile
  let foyer: RunningFoyer
  let customer: Person

  beforeAll(async () => {
    const features = Object.fromEntries(Object.keys(Features.shape).map((name) => [name, false]))
    configuration = writeConfiguration({ aurora: { features } })
    foyer = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
    customer = await createPerson(foyer)
  })
  afterAll(async () => {
    await foyer.close()
    configuration.remove()
  })

  const codeOf = async ({ auth, method, url }: EndpointDescription): Promise<string | undefined> => {
    const { client } = auth.includes('bearer') ? customer : foyer
    const { status, body } = await client.send(
      method,
      url.replaceAll(/:\w+/g, () => randomUUID()),
      {},
    )
    const answer = ErrorAnswer.safeParse(body)
    return status === 403 && answer.success ? answer.data.errors[0]?.code : undefined
  }

  const ofFeatures = all.filter(
    ([, { feature, auth }]) => feature !== undefined && (auth.includes('bearer') || auth.includes('none')),
  )

  it.each(ofFeatures)('%s answers 403', async (_, endpoint) => {
    expect(await codeOf(endpoint)).toBe('feature_off')
  })

  it.each(areas)('no call of %s is left without its feature', (path, feature) => {
    const within = all.filter(([, { url }]) => path.test(url))
    expect(within.length).toBeGreaterThan(1)
    expect(within.filter(([, one]) => one.feature !== feature).map(([operation]) => operation)).toEqual([])
  })
})
