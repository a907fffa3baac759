import { randomUUID } from 'node:crypto'
import { getCaptcha, recoverPassword } from '@foyer/contract/account/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { letPass } from '../../../test/sandbox.ts'

const foyer = useFoyer()

/** Sends a solution with a call that accepts one. Each call uses an e-mail of its own, so that it meets no rate limit. */
const show = (recaptcha_token: string, tenant = 'aurora') => {
  const body = { email: `${randomUUID()}@fresh.example`, recaptcha_token }
  return foyer.client.call(recoverPassword, { body, as: { tenant } })
}

const codeOf = async (answer: ReturnType<typeof show>): Promise<unknown> => {
  const { status, body } = await answer
  return status === 204 ? 'passed' : (body as unknown as { errors: { code: string }[] }).errors[0]?.code
}

const rewrite = (token: string, change: (payload: Record<string, Record<string, unknown>>) => object): string => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString())
  return Buffer.from(JSON.stringify(change(payload))).toString('base64')
}

describe('ALTCHA', () => {
  it('AUTH-56 is used if no other provider is configured, with a new challenge for each visitor', async () => {
    const first = await foyer.client.ask(getCaptcha)
    const second = await foyer.client.ask(getCaptcha)
    if (!('parameters' in first) || !('parameters' in second)) throw new Error('another provider')
    expect(first.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', data: { tenant: 'aurora' } })
    expect(second.signature).not.toBe(first.signature)
  })

  it('AUTH-56 accepts a solution once, however it is written', async () => {
    const token = await solveCaptcha(foyer)
    const answers = await Promise.all(Array.from({ length: 10 }, () => codeOf(show(token))))
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(1)
    expect(await codeOf(show(token))).toBe('captcha_invalid')
    const rewritten = rewrite(token, ({ challenge, solution }) => ({ solution, challenge, more: 1 }))
    expect(rewritten).not.toBe(token)
    expect(await codeOf(show(rewritten))).toBe('captcha_invalid')
  })

  it.each([
    ['nonsense', () => 'nonsense'],
    [
      'a wrong count',
      (token: string) =>
        rewrite(token, (p) => ({ ...p, solution: { ...p['solution'], counter: 1, derivedKey: '00' } })),
    ],
    [
      'an easier challenge',
      (token: string) =>
        rewrite(token, (p) => ({
          ...p,
          challenge: { ...p['challenge'], parameters: { ...(p['challenge']?.['parameters'] as object), cost: 1 } },
        })),
    ],
    [
      'a later end',
      (token: string) =>
        rewrite(token, (p) => ({
          ...p,
          challenge: {
            ...p['challenge'],
            parameters: { ...(p['challenge']?.['parameters'] as object), expiresAt: 4_000_000_000 },
          },
        })),
    ],
    [
      'another signature',
      (token: string) => rewrite(token, (p) => ({ ...p, challenge: { ...p['challenge'], signature: '0'.repeat(64) } })),
    ],
  ] as const)('AUTH-56 does not accept %s', async (_what, forge) => {
    expect(await codeOf(show(forge(await solveCaptcha(foyer))))).toBe('captcha_invalid')
  })

  it('AUTH-56 is only valid at the brand that issued it', async () => {
    const token = await solveCaptcha(foyer, 'aurora')
    expect(await codeOf(show(token, 'sever'))).toBe('captcha_invalid')
    expect(await codeOf(show(token, 'aurora'))).toBe('passed')
  })

  it('AUTH-56 expires after twenty minutes', async () => {
    const token = await solveCaptcha(foyer)
    await letPass(foyer, 1_201)
    expect(await codeOf(show(token))).toBe('captcha_invalid')
  })
})
