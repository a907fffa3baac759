import { login } from '@foyer/contract/account/endpoints.ts'
import { expect, it } from 'vitest'
import { startFoyer } from '../../../test/foyer.ts'

/** More than the queue holds, so that some are refused however fast the machine is. */
const many = 1_200

it('F19 a sign-in that is turned away because too many arrive at once costs no database query and no attempt', async () => {
  const foyer = await startFoyer({ adjust: (settings) => ({ ...settings, trusted_proxies: ['127.0.0.1'] }) })
  try {
    const answers = await Promise.all(
      Array.from({ length: many }, (_, number) =>
        foyer.client.call(login, {
          as: { tenant: 'aurora', basic: { email: `nobody-${number}@flood.example`, password: 'Wrong-word-1' } },
          headers: { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` },
        }),
      ),
    )
    const looked = answers.filter(({ status }) => status === 401)
    const refused = answers.filter(({ status }) => status === 429)
    expect(looked.length).toBeGreaterThan(0)
    expect(refused.length).toBe(many - looked.length)
    expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
    const [counted] = await foyer.sql<{ tries: number }>(
      `select count(*)::int as tries from platform.rate_limit where key like 'sign_in_address:%'`,
    )
    expect(counted?.tries).toBeGreaterThan(0)
    // A slow machine may also refuse some that were already next in the queue.
    expect(counted?.tries).toBeLessThan(many - refused.length / 2)
  } finally {
    await foyer.close()
  }
})
