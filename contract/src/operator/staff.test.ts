import { expect, it } from 'vitest'
import { NewOperatorBody } from './staff.ts'

const newcomer = (handle: string) => ({ email: 'petra@staff.example', handle, name: 'Petra Novak', role: 'support' })

it.each(['petra', 'petra.novak', '7-of_9', 'meike', 'nobody.else'])('an operator may be called %s', (handle) =>
  expect(NewOperatorBody.safeParse(newcomer(handle)).success).toBe(true),
)

it.each(['me', 'nobody', ' me ', '', 'Petra', '.petra', 'petra novak'])(
  'no operator is called “%s”: the word means something else in ticket filters, or is no handle',
  (handle) =>
    expect(NewOperatorBody.safeParse(newcomer(handle)).error?.issues.map(({ path }) => path)).toEqual([['handle']]),
)
