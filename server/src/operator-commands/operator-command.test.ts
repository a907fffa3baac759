import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import type { SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { useFoyer } from '../../test/foyer.ts'
import { publishSku, skuId } from '../../test/licences.ts'
import { createStaff } from '../../test/operators.ts'
import { createPerson } from '../../test/people.ts'
import { makeScratchFolder } from '../../test/scratch.ts'
import { termsDocument } from '../../test/terms.ts'
import { runOperatorCommand } from './operator-command.ts'
import { operatorHelp } from './usage.ts'

const foyer = useFoyer()
let key: string
let handle: string
let id: string
beforeAll(async () => {
  const staff = await createStaff(foyer)
  key = staff.key
  handle = staff.operator.handle
  const person = await createPerson(foyer)
  const body = { title: 'By command', description: 'x', kind: 'support', product: 'iptv' } as const
  id = (await person.client.ask(openTicket, { body })).id
})

const run = async (...words: string[]): Promise<unknown> =>
  parse(await runOperatorCommand({ url: foyer.url, key, tenant: undefined }, words))

describe('SUP-36 the command line', () => {
  it('SUP-36 does what the operator’s calls do: find, reply, assign, close, reopen', async () => {
    expect(await run('whoami')).toMatchObject({ handle })
    expect(await run('tickets', 'list', '--query', 'by command')).toMatchObject({ tickets: [{ id, state: 'opened' }] })
    expect(await run('tickets', 'reply', id, '--body', '12')).toMatchObject({ body: '12', internal: false })
    expect(await run('tickets', 'reply', id, '--body', 'Among us', '--internal', 'true')).toMatchObject({
      internal: true,
    })
    expect(await run('tickets', 'show', id)).toMatchObject({ state: 'pending' })
    expect(await run('tickets', 'assign', id, '--operator', 'null')).toMatchObject({ manager_name: null })
    expect(await run('tickets', 'assign', id, '--operator', handle)).toMatchObject({ manager_name: 'Hanna Brandt' })
    expect(await run('tickets', 'close', id, '--reason', 'solved')).toMatchObject({ state: 'closed' })
    expect(await run('tickets', 'reopen', id)).toMatchObject({ state: 'opened' })
  })

  it('creates orders of any action', async () => {
    const { account } = await createPerson(foyer)
    const lines = JSON.stringify([{ title: 'Setup', quantity: 1, unit_price: 100 }])
    const about = ['--customer_id', account.id, '--description', 'Setup', '--lines', lines]
    expect(await run('orders', 'create', '--action', 'custom', ...about)).toMatchObject({
      description: 'Setup',
      net_amount: 100,
    })
    await expect(run('orders', 'create', '--customer_id', account.id)).rejects.toThrow('/action')
  })

  it('publishes terms from PDF files', async () => {
    const folder = makeScratchFolder('foyer-terms-')
    try {
      await writeFile(join(folder, 'en.pdf'), termsDocument('By command'))
      const documents = JSON.stringify([{ locale: 'en', pdf: `@${join(folder, 'en.pdf')}` }])
      await run('terms', 'publish', '--version', '2026-12', '--documents', documents, '--reason', 'new year')
      expect(JSON.stringify(await run('terms', 'list'))).toContain('2026-12')
      const missing = JSON.stringify([{ locale: 'en', pdf: '@/nowhere.pdf' }])
      await expect(run('terms', 'publish', '--version', 'x', '--documents', missing)).rejects.toThrow('/nowhere.pdf')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('manages the ticket categories', async () => {
    const words = ['--name', 'Playback', '--kind', 'support', '--product', 'iptv']
    const added = (await run('categories', 'add', ...words)) as { id: string }
    expect(added).toMatchObject({ name: 'Playback', offered: true })
    expect(await run('categories', 'change', added.id, '--offered', 'false')).toMatchObject({ offered: false })
    expect(await run('categories', 'list', '--kind', 'support')).toMatchObject({
      ticket_categories: [{ id: added.id, offered: false }],
    })
  })

  it('keeps notes about customers', async () => {
    const { account } = await createPerson(foyer)
    const noted = (await run('customers', 'note', account.id, '--body', 'Called')) as { id: string }
    await run('customers', 'remove-note', account.id, noted.id)
    expect(await run('customers', 'notes', account.id)).toMatchObject({ notes: [] })
  })

  it('publishes a price list from an exported file', async () => {
    await publishSku(foyer)
    const folder = makeScratchFolder('foyer-prices-')
    const file = join(folder, 'prices.yaml')
    try {
      const exported = (await run('catalogue', 'export')) as { skus: SkuFacts[] }
      const skus = exported.skus.map((sku) => ({ ...sku, tiers: [{ from_quantity: 1, unit_price: 555 }] }))
      await writeFile(file, stringify({ skus }))
      const apply = (...words: string[]) =>
        run('catalogue', 'apply', '--skus', `@${file}`, '--reason', 'price list', ...words)
      expect(await apply('--dry_run', 'true')).toMatchObject({ version: null, changes: [{ id: skuId }] })
      expect(await apply()).toMatchObject({ version: { reason: 'price list' }, changes: [{ id: skuId }] })
      expect(await run('catalogue', 'show', skuId)).toMatchObject({ published: { tiers: [{ unit_price: 555 }] } })
      await expect(run('catalogue', 'apply', '--skus', '@/nowhere.yaml', '--reason', 'x')).rejects.toThrow(
        '/nowhere.yaml cannot be read',
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('prints a table as a table', async () => {
    const words = ['orders', 'list', '--format', 'csv']
    const [header] = (await runOperatorCommand({ url: foyer.url, key, tenant: undefined }, words)).split(/\r?\n/)
    expect(header).toMatch(/^\W?[a-z_]+(,[a-z_]+)+$/)
  })

  it('says in one line what was wrong', async () => {
    await expect(run('tickets', 'reopen', id)).rejects.toThrow(/\(conflict\)/)
    const named = ['--name', 'Olga', '--country', 'SE', '--locale', 'en']
    const create = () => run('customers', 'create', '--email', 'twice@people.example', ...named)
    const { id: customer } = (await create()) as { id: string }
    await expect(create()).rejects.toThrow(`(conflict) /email customer_id: ${customer}`)
    await expect(run('tickets', 'show')).rejects.toThrow('Usage: npm run foyer -- tickets show <id>')
    await expect(run('tickets', 'close', id, '--colour', 'red')).rejects.toThrow('There is no --colour.')
    await expect(run('tickets', 'close', id, '--reason')).rejects.toThrow('--reason needs a value.')
    const stranger = { url: foyer.url, key: 'nobody', tenant: 'sever' }
    await expect(runOperatorCommand(stranger, ['whoami'])).rejects.toThrow(/FOYER_OPERATOR_KEY.*FOYER_TENANT \(sever\)/)
    const nowhere = { url: 'http://127.0.0.1:1', key, tenant: undefined }
    await expect(runOperatorCommand(nowhere, ['whoami'])).rejects.toThrow('Foyer does not answer')
  })

  it('lists every command with its arguments', () => {
    const help = operatorHelp()
    const commands = Object.values<EndpointDescription>(endpoints).flatMap(({ command }) => command ?? [])
    expect(commands).toEqual(expect.arrayContaining(['tickets list', 'tickets merge', 'whoami']))
    for (const command of commands)
      expect(help.filter((line) => line.trimStart().startsWith(command)).length, command).toBeGreaterThan(0)
    expect(help.join('\n')).toContain('tickets reply <id>')
  })
})
