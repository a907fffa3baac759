import { expect, it } from 'vitest'
import { en } from '../locale/log.en.ts'
import { linesOf, type LogWords } from './said.ts'

const wordsIn =
  (words: Readonly<Record<string, string>>) =>
  (code: string): string =>
    words[code] ?? code
const words: LogWords = {
  locale: 'en',
  field: wordsIn(en.log_fields),
  value: wordsIn(en.log_values),
  staff: (handle) => (handle === 'lena.krause' ? 'Lena Krause' : handle),
  names: { 'c4-d5': 'olga@northlight.example' },
  yes: 'Yes',
  no: 'No',
}
const said = (changes: Readonly<Record<string, unknown>>): readonly string[] =>
  linesOf(changes, words).map(({ name, text }) => (name === undefined ? text : `${name}: ${text}`))

it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['a change of the whole object', { from: 'opened', to: 'closed', order_id: '7' }, ['to answer → closed', 'Order: 7']],
  ['a person with an id', { from: 'c4-d5', to: 'gone' }, ['olga@northlight.example → gone']],
  ['a change of numbers', { from: 3, to: 1 }, ['3 → 1']],
  ['a field changed by staff', { country: { from: 'DE', to: 'AT' } }, ['Country: DE → AT']],
  [
    'a field changed by the customer',
    { name: ['Ada', 'Olga'], tax_id: [null, 'SE1'] },
    ['Name: Ada → Olga', 'Tax number: — → SE1'],
  ],
  [
    'lists before and after',
    { notification_emails: [['a@b.c', 'd@e.f'], []] },
    ['Copies of e-mails to: a@b.c, d@e.f → —'],
  ],
  ['a list of two', { fields: ['quantity', 'price'] }, ['Changed: Quantity, Price']],
  [
    'money with its currency',
    { amount: '1425.00000000', currency: 'EUR', gateway: 'bank_transfer' },
    ['Amount: €1,425.00', 'Provider: bank transfer'],
  ],
  [
    'a changed amount with its currency',
    { quantity: { from: 2, to: 3 }, price: { from: '2.40', to: '3.00' }, currency: 'EUR' },
    ['Quantity: 2 → 3', 'Price: €2.40 → €3.00'],
  ],
  [
    'a changed price correction',
    { from: '0.00', to: '-300.50', currency: 'EUR', order_id: '7' },
    ['€0.00 → −\u2060€300.50', 'Order: 7'],
  ],
  [
    'an amount that an earlier version stored without its currency, with the necessary digits',
    { price: { from: '2.40000000', to: '3.00' } },
    ['Price: 2.4 → 3.00'],
  ],
  ['the same for a whole number', { from: '100.00000000', to: '-5' }, ['100 → -5']],
  ['only a currency', { currency: { from: 'EUR', to: 'USD' } }, ['Currency: EUR → USD']],
  ['dates', { from: '2026-11-16', to: '2026-12-16' }, ['16\u00A0November\u00A02026 → 16\u00A0December\u00A02026']],
  [
    'switches',
    { roles: { billing: true, tickets: false, retroview: true }, licenses: true },
    ['Roles: Billing, Statistics', 'Licences: Yes'],
  ],
  [
    'an address',
    { address: [null, { street: 'Way 1', city: 'Oslo', region: null }] },
    ['Address: — → Street: Way 1, City: Oslo'],
  ],
  ['a typed word that is a code elsewhere', { title: 'closed' }, ['Name: closed']],
  ['the beginning of a long text', { text_en: 'x'.repeat(400) }, [`English text: ${'x'.repeat(300)}…`]],
  ['a key without scopes', { scopes: 'all of the role' }, ['Access: everything the role allows']],
  ['a key with scopes', { scopes: ['orders:read', 'customers:sign_in'] }, ['Access: orders:read, customers:sign_in']],
  ['an unknown field', { colour: 'red' }, ['colour: red']],
  [
    'a colleague’s request',
    { asked: 'mark_paid', amount: '10', currency: 'EUR', requested_by: 'lena.krause', approval_id: 'c4' },
    ['Requested: Mark as paid', 'Amount: €10.00', 'Requested by: Lena Krause'],
  ],
  ['a failed payment’s reason, without its id', { attempt: 'c4', reason: 'lost' }, ['Reason: lost']],
  [
    'the kind and product of a category',
    { name: 'DVR', kind: 'talks', product: 'cloud_iptv' },
    ['Name: DVR', 'Kind: general inquiries', 'Product: Cloud Media Server'],
  ],
  ['nothing', {}, []],
])('says %s', (_, changes, expected) => {
  expect(said(changes)).toEqual(expected)
})
