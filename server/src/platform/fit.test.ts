import { PlayEvent, playEventNames } from '@foyer/contract/collector/play-event.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fitOf } from './fit.ts'

/** Valid and invalid values of a field, and values at the boundary. */
const field = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    true,
    '',
    [],
    {},
    'x'.repeat(64),
    'x'.repeat(65),
    '🎥'.repeat(64),
    ...playEventNames,
  ),
  fc.constantFrom(0, -0, -1, 0.5, 34_560_000, 34_560_001, 1e18, 2 ** 53 - 1, 2 ** 53, 1e300),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.integer(),
)
const known = Object.keys(PlayEvent.def.shape)
const usual = { event: 'play_closed', id: 'one', media: 'news', utc_ms: 1_700_000_000_000 }
const events = fc
  .dictionary(fc.constantFrom(...known, 'else'), field, { maxKeys: 4 })
  .map((some) => ({ ...usual, ...some }))

describe('a fast check', () => {
  it('of others’ input accepts what the schema accepts, with any additional fields', () => {
    const fits = fitOf(PlayEvent, 'ignored')
    let right = 0
    fc.assert(
      fc.property(events, (event) => {
        const isRight = PlayEvent.safeParse(event).success
        if (isRight) right += 1
        expect(fits(event)).toBe(isRight)
      }),
      { numRuns: 3_000 },
    )
    // Both kinds occur often enough.
    expect(right).toBeGreaterThan(300)
    expect(right).toBeLessThan(2_700)
  })

  it('of an answer accepts no unknown field', () => {
    const whole = Object.fromEntries(known.map((name) => [name, null]))
    const answer = { ...whole, ...usual }
    expect(fitOf(PlayEvent)(answer)).toBe(true)
    expect(fitOf(PlayEvent)({ ...answer, else: 1 })).toBe(false)
    expect(fitOf(PlayEvent, 'ignored')({ ...answer, else: 1 })).toBe(true)
  })

  it('of optional fields, and of arbitrary names, accepts what the schema accepts unchanged', () => {
    const Shape = z.object({
      one: z.string(),
      may: z.optional(z.number()),
      exactly: z.exactOptional(z.object({ count: z.number() })),
      any: z.record(z.string(), z.unknown()),
      named: z.record(z.enum(['en', 'ru']), z.string()),
      form: z.union([z.literal('none'), z.templateLiteral(['other-', z.string()])]),
    })
    const some = fc.constantFrom(undefined, 1, '', 'none', 'other-', 'other', {}, [], { count: 1 }, { en: '', ru: '' })
    const usual = { one: '', any: { a: 1 }, named: { ru: '', en: 'a' }, form: 'other-a' }
    const fits = fitOf(Shape)
    let right = 0
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(Shape.def.shape), 'else'), some), (changed) => {
        const value = { ...usual, ...changed }
        const parsed = Shape.safeParse(value)
        const isRight = parsed.success && Object.keys(parsed.data).length === Object.keys(value).length
        if (isRight) right += 1
        expect(fits(value)).toBe(isRight)
      }),
      { numRuns: 3_000 },
    )
    expect(right).toBeGreaterThan(100)
    expect(right).toBeLessThan(2_900)
  })

  it('is refused for a type that it could never check', () => {
    expect(() => fitOf(z.object({ at: z.date() }))).toThrow('date')
  })

  it('that failed says nothing about the next value', () => {
    const fits = fitOf(PlayEvent, 'ignored')
    expect([usual, { ...usual, id: '' }, usual, { ...usual, utc_ms: -1 }, usual].map(fits)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })
})
