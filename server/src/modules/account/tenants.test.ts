import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { getFeatures, getProfile, login } from '@foyer/contract/account/endpoints.ts'
import { Features } from '@foyer/contract/account/features.ts'
import { getUiSettings } from '@foyer/contract/branding/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { createPerson } from '../../../test/people.ts'

const foyer = useFoyer()

/** What a browser at that host gets of its brand. Uses a raw request, since fetch sets the Host header itself. */
const settingsAt = async (host: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const call = get(new URL('/client-area/api/v1/ui_settings', foyer.url), { headers: { ...headers, host } })
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  return json(response)
}

describe('the brand of a call', () => {
  it.each([
    ['without X-Tenant', undefined],
    ['with an unknown one', 'nowhere'],
    ['with an empty one', ''],
    ['with the name of an object’s property', '__proto__'],
    ['with another case', 'Aurora'],
  ])('API-08, API-09 signing in %s is 400', async (_, tenant) => {
    const { email, password } = await createPerson(foyer)
    const refused = await foyer.client.refusal(login, {
      as: { basic: { email, password }, ...(tenant !== undefined && { tenant }) },
    })
    expect(refused).toMatchObject({ status: 400, code: 'tenant_required' })
  })

  it('API-09 the same e-mail at two brands is two people with two passwords', async () => {
    const email = 'olga@both.example'
    const here = await createPerson(foyer, { tenant: 'aurora', email, password: 'Foyer-demo-1' })
    const there = await createPerson(foyer, { tenant: 'sever', email, password: 'Sever-demo-1', country: 'RU' })
    const [atAurora, atSever] = [await here.client.ask(getProfile), await there.client.ask(getProfile)]
    expect(atAurora.email).toBe(atSever.email)
    expect(atAurora.id).not.toBe(atSever.id)
    expect([atAurora.currency, atSever.currency]).toEqual(['EUR', 'RUB'])
    const crossed = await foyer.client.refusal(login, {
      as: { tenant: 'sever', basic: { email, password: 'Foyer-demo-1' } },
    })
    expect(crossed).toMatchObject({ status: 401, code: 'wrong_credentials' })
  })

  it('API-09 a token of one brand under the header of another is 401, under its own it is accepted', async () => {
    const olga = await createPerson(foyer)
    const under = (tenant: string) => olga.client.call(getProfile, { headers: { 'x-tenant': tenant } })
    expect((await under('sever')).status).toBe(401)
    expect((await under('nowhere')).status).toBe(401)
    expect((await under('aurora')).status).toBe(200)
  })

  it('API-16 /ui_settings takes the brand from the Host, and X-Tenant takes precedence', async () => {
    const sever = await settingsAt('sever.localhost')
    expect(sever).toMatchObject({ tenant: 'sever', brand: 'Север Видео', default_locale: 'ru', country: 'RU' })
    expect(sever).toMatchObject({
      colors: { primary: '#2447c4' },
      fonts: { family: 'Inter' },
      logo: '/brands/sever.svg',
    })
    expect(await settingsAt('portal.anywhere.example')).toMatchObject({ tenant: 'aurora', default_locale: 'en' })
    expect(await settingsAt('sever.localhost', { 'x-tenant': 'aurora' })).toMatchObject({ tenant: 'aurora' })
    const unknown = await foyer.client.as({ tenant: 'nowhere' }).refusal(getUiSettings)
    expect(unknown).toMatchObject({ status: 400, code: 'tenant_required' })
  })

  it('API-20, DATA-33 /features returns the eight flags of the brand, signed in or not', async () => {
    const all = Object.fromEntries(Object.keys(Features.shape).map((name) => [name, true]))
    expect(Object.keys(all)).toHaveLength(8)
    expect(await foyer.client.ask(getFeatures)).toEqual(all)
    expect(await (await createPerson(foyer)).client.ask(getFeatures)).toEqual(all)
    expect((await foyer.client.as({}).refusal(getFeatures)).code).toBe('tenant_required')
    const dead = foyer.client.as({ access_token: 'dead', tenant: 'aurora' })
    expect((await dead.refusal(getFeatures)).status).toBe(401)
  })
})

describe('what the database allows', () => {
  it('API-09 the role that serves requests sees no row without a tenant and no other tenant’s with one', async () => {
    await createPerson(foyer, { tenant: 'sever', country: 'RU' })
    const { database } = foyer.platform
    const { rows: unscoped } = await database.pool.query('select 1 from account.account')
    expect(unscoped).toEqual([])
    const seen = await database.read('sever', (tx) => tx.selectFrom('account.account').select('tenant').execute())
    expect(new Set(seen.map(({ tenant }) => tenant))).toEqual(new Set(['sever']))
  })

  it('API-09 nor can it write a row for another tenant, or bypass the rule', async () => {
    const { database } = foyer.platform
    const smuggle = database.transaction('aurora', (tx) =>
      tx.updateTable('account.account').set({ tenant: 'sever' }).execute(),
    )
    await expect(smuggle).rejects.toThrow(/row-level security/)
    const rights = await foyer.sql(
      `select rolsuper, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname = 'foyer_web'`,
    )
    expect(rights).toEqual([{ rolsuper: false, rolbypassrls: false, owned: 0 }])
  })

  it('API-09 every table that has a tenant is isolated by it, even from its owner', async () => {
    const open = await foyer.sql(
      `select c.oid::regclass::text as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant'
       where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
         and c.relnamespace <> 'sandbox'::regnamespace`,
    )
    // The hash of a key alone tells which brand's media server is calling.
    expect(open).toEqual([{ table: 'licensing.key_owner' }])
  })
})
