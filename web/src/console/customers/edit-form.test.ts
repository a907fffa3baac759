import { expect, it } from 'vitest'
import { rebasedCopies } from './edit-form.ts'

it('keeps copies added elsewhere in the meantime, except those removed here, plus those added', () => {
  const saved = ['noc@lind.example', 'old@lind.example']
  const here = ['noc@lind.example', 'billing@lind.example']
  expect(rebasedCopies(saved, here, saved)).toEqual(here)
  expect(rebasedCopies(saved, here, [...saved, 'cto@lind.example'])).toEqual([
    'noc@lind.example',
    'cto@lind.example',
    'billing@lind.example',
  ])
  // Both added one of these; the other removed one for good.
  expect(rebasedCopies(saved, here, ['old@lind.example', 'billing@lind.example'])).toEqual(['billing@lind.example'])
})
