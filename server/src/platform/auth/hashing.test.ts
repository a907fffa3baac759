import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import { passwordMatches } from './passwords.ts'

/** The nice levels of all threads of this process. */
const levels = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    // It is the seventeenth field after the name in brackets, which may contain anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

describe('F19 a flood of passwords', () => {
  it('is refused with Retry-After if too many wait, and those already waiting are answered', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 120 }, () => passwordMatches('Wrong-word-1', null)))
    const answered = tries.filter(({ status }) => status === 'fulfilled')
    const refused = tries.filter((one) => one.status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(120 - 52)
    expect(answered.length).toBeGreaterThan(0)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ status: 429, entries: [{ code: 'too_many_requests', meta: { retry_after: 2 } }] })
  })

  it('is hashed with lower priority than everything else, if threads can have priorities', async () => {
    await passwordMatches('Wrong-word-1', null)
    if (process.platform === 'linux') expect(levels()).toContain(Math.min(19, getPriority() + 5))
  })
})
