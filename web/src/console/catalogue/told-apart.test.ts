import { expect, it } from 'vitest'
import { toldApart } from './told-apart.ts'

it('adds the number to products with the same name, and to no others', () => {
  const pro = 'Pro · €600.00 per month'
  const options = [
    { value: 'pro-old', label: pro },
    { value: 'pro-new', label: pro },
    { value: 'basic', label: 'Basic · €60.00 per month' },
  ]
  expect(toldApart(options).map(({ label }) => label)).toEqual([
    `${pro} · pro-old`,
    `${pro} · pro-new`,
    'Basic · €60.00 per month',
  ])
})
