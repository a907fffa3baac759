import { expect, it } from 'vitest'
import { failure } from '../failure.ts'
import { checkedRows } from './operator-export.ts'

const endless = async function* (): AsyncGenerator<number> {
  for (let row = 1; ; row += 1) yield row
}

it('an export looks its caller up again after every so many rows, and breaks off once they may no longer', async () => {
  let checks = 0
  const check = async (): Promise<void> => {
    checks += 1
    if (checks === 3) throw failure('unauthorized')
  }
  const sent: number[] = []
  const sending = async (): Promise<void> => {
    for await (const row of checkedRows(endless(), check, 2)) sent.push(row)
  }
  await expect(sending()).rejects.toThrow('unauthorized')
  expect(sent).toEqual([1, 2, 3, 4, 5, 6])
})
