import { randomUUID } from 'node:crypto'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { type RunningFoyer, useFoyer } from '../../../test/foyer.ts'
import { createAccount } from '../../../test/people.ts'
import type { LinkPurpose, PresentedLink } from './link-tokens.ts'

const foyer = useFoyer()

const inTenant = <T>(tenant: string, work: Parameters<RunningFoyer['platform']['database']['transaction']>[1]) =>
  foyer.platform.database.transaction(tenant, work) as Promise<T>

const make = async (purpose: LinkPurpose, wishes: { object_id?: string; expires_at?: Date } = {}): Promise<string> => {
  const { id } = await createAccount(foyer)
  return inTenant('aurora', (tx) =>
    foyer.modules.account.linkTokens.make(tx, { tenant: 'aurora', purpose, account_id: id, ...wishes }),
  )
}

const attempt = (how: 'read' | 'use', link: PresentedLink, tenant = 'aurora'): Promise<string> =>
  inTenant<string>(tenant, async (tx) => {
    await foyer.modules.account.linkTokens[how](tx, link)
    return 'opened'
  }).catch((reason: Error) => reason.message)

describe('a link token', () => {
  it('is 256 random bits, of which the database has only the hash', async () => {
    const token = await make('review', { object_id: 't1' })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await foyer.sql<{ text: string }>('select t::text as text from account.link_token t')
    expect(rows.some(({ text }) => text.includes(token))).toBe(false)
    const hex = Buffer.from(token, 'base64url').toString('hex')
    expect(rows.some(({ text }) => text.includes(hex))).toBe(false)
  })

  it('opens one object for one purpose at one brand', async () => {
    const token = await make('attachment', { object_id: 'a1' })
    expect(await attempt('read', { token, purpose: 'attachment', object_id: 'a1' })).toBe('opened')
    expect(await attempt('read', { token, purpose: 'attachment', object_id: 'a2' })).toBe('link_invalid')
    expect(await attempt('read', { token, purpose: 'review', object_id: 'a1' })).toBe('link_invalid')
    expect(await attempt('read', { token, purpose: 'attachment', object_id: 'a1' }, 'sever')).toBe('link_invalid')
    expect(await attempt('read', { token: randomUUID(), purpose: 'attachment' })).toBe('link_invalid')
  })

  it('is not used up by reading, only by using', async () => {
    const link = { token: await make('password_reset'), purpose: 'password_reset' } as const
    for (const time of [1, 2, 3]) expect(await attempt('read', link), `time ${time}`).toBe('opened')
    expect(await attempt('use', link)).toBe('opened')
    expect(await attempt('use', link)).toBe('link_invalid')
    expect(await attempt('read', link)).toBe('link_invalid')
  })

  it('is granted to one of twenty concurrent uses', async () => {
    const link = { token: await make('invite', { object_id: 'i1' }), purpose: 'invite', object_id: 'i1' } as const
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => attempt('use', link)))
    expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'link_invalid')).toHaveLength(19)
  })

  it('stays valid if the work that used it failed', async () => {
    const link = { token: await make('invite'), purpose: 'invite' } as const
    const failed = inTenant('aurora', async (tx) => {
      await foyer.modules.account.linkTokens.use(tx, link)
      throw new Error('something after it')
    })
    await expect(failed).rejects.toThrow('something after it')
    expect(await attempt('use', link)).toBe('opened')
  })

  it.each([
    ['email_confirm', 7 * 24],
    ['password_reset', 1],
    ['invite', 7 * 24],
    ['attachment', 30 * 24],
    ['review', 30 * 24],
    ['trial', 24],
    ['newsletter', null],
  ] as const)('LINK-06 for %s is valid for %s hours', async (purpose, hours) => {
    const before = Date.now()
    const token = await make(purpose, { object_id: randomUUID() })
    const link = { token, purpose }
    const rows = await foyer.sql<{ expires_at: Date | null }>(
      'select expires_at from account.link_token order by created_at desc limit 1',
    )
    const expiresAt = rows[0]?.expires_at ?? null
    if (hours === null) expect(expiresAt).toBeNull()
    else expect(Math.round(((expiresAt?.getTime() ?? 0) - before) / hourMs)).toBe(hours)
    expect(await attempt('read', link)).toBe('opened')
  })

  it('that has expired says so to its holder', async () => {
    const token = await make('invite', { expires_at: new Date(Date.now() - 1) })
    expect(await attempt('read', { token, purpose: 'invite' })).toBe('link_expired')
    expect(await attempt('use', { token, purpose: 'invite' })).toBe('link_expired')
    expect(await attempt('use', { token, purpose: 'review' })).toBe('link_invalid')
  })

  it('can be revoked by its account or by its object', async () => {
    const token = await make('invite', { object_id: 'i7' })
    const { linkTokens } = foyer.modules.account
    await inTenant('aurora', (tx) => linkTokens.withdraw(tx, 'review', { object_id: 'i7' }))
    expect(await attempt('read', { token, purpose: 'invite' })).toBe('opened')
    await inTenant('aurora', (tx) => linkTokens.withdraw(tx, 'invite', { object_id: 'i7' }))
    expect(await attempt('read', { token, purpose: 'invite' })).toBe('link_invalid')
  })
})
