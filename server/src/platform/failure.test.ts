import { expect, it } from 'vitest'
import { atFault, failure } from './failure.ts'

const told = (error: unknown, ...field: Parameters<typeof atFault>): unknown => {
  try {
    return atFault(...field)(error)
  } catch (reason) {
    return reason
  }
}

it('an object in a body that is missing or somebody else’s is reported at its field; an unreachable database is not', () => {
  const named = { status: 422, entries: [{ code: 'invalid', pointer: '/sku_id' }] }
  expect(told(failure('not_found'), '/sku_id')).toMatchObject(named)
  expect(told(failure('forbidden'), '/sku_id')).toMatchObject(named)
  expect(told(failure('not_found'), '/sku_id', 'not_on_sale')).toMatchObject({ entries: [{ code: 'not_on_sale' }] })
  for (const other of [failure('unavailable'), new Error('connection lost')]) expect(told(other, '/sku_id')).toBe(other)
})
