// @module-tag long
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openPdf } from '../../../../../test/pdf.ts'
import type { InvoiceData } from './invoice-data.ts'
import { renderInvoice } from './render-invoice.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#006a7c"/></svg>'

const english: InvoiceData = {
  locale: 'en',
  kind: 'invoice',
  brand: { name: 'Aurora Streaming', primary_color: '#006a7c', logo_svg: logo },
  number: 'AUR-2026-0418',
  issued_on: '2026-11-05',
  due_on: '2026-11-12',
  charged_on: null,
  paid_on: null,
  cancelled_on: null,
  seller: {
    legal_name: 'Aurora Streaming GmbH',
    address_lines: ['Hafenweg 3', '20000 Hamburg'],
    tax_id: 'DE000000512',
  },
  buyer: { legal_name: 'Northlight TV AB', address_lines: ['Kajplats 14', '111 00 Stockholm'], tax_id: 'SE0001' },
  lines: [
    { title: 'Media Server Pro', detail: 'MS-1038', quantity: '3', unit_price: '€540.00', amount: '€1,620.00' },
    { title: 'Long-term discount', detail: null, quantity: '1', unit_price: '−€180.00', amount: '−€180.00' },
  ],
  subtotal: '€1,440.00',
  tax_label: 'VAT 25%',
  tax_amount: '€360.00',
  total: '€1,800.00',
  bank: {
    bank_name: 'Hansa Handelsbank',
    iban: 'DE00 5001 0517 0000 0005 12',
    bic: 'HANSDEHHXXX',
    account_holder: 'Aurora Streaming GmbH',
  },
  payment_reference: 'REF-0418',
  buyer_reference: null,
  replaces: null,
  paid_by: null,
  payment_code: null,
  tax_note: null,
  notes: 'Thank you.\nUntil next time.',
}

const russian: InvoiceData = {
  ...english,
  locale: 'ru',
  brand: { name: 'Север Видео', primary_color: '#b3261e', logo_svg: null },
  seller: { legal_name: 'ООО «Север Видео»', address_lines: ['ул. Портовая, д. 7', 'Мурманск'], tax_id: '5190000000' },
  buyer: { legal_name: 'АО «Щит и ёлка»', address_lines: ['Санкт-Петербург'], tax_id: null },
  lines: [{ title: 'Медиасервер', detail: 'на год', quantity: '2', unit_price: '48 600,00 ₽', amount: '97 200,00 ₽' }],
  subtotal: '97 200,00 ₽',
  tax_label: 'НДС 20\u00a0%',
  tax_amount: '19 440,00 ₽',
  total: '116 640,00 ₽',
  notes: null,
}

/** Reads a file as a PDF viewer would: the text of every page, with the position of each piece. */
const read = async (pdf: Uint8Array) => {
  const document = await openPdf(pdf)
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const pieces = items.filter((item) => 'str' in item)
    const text = pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
    pages.push({ pieces, text: text.normalize('NFKC') })
  }
  return { pages, text: pages.map(({ text }) => text).join('\n') }
}

const textOf = async (data: InvoiceData): Promise<string> => (await read(await renderInvoice(data))).text
const withoutSpace = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '')

it('BILL-14 an invoice names both parties, its dates, lines, totals and the bank details', async () => {
  const text = await textOf(english)
  for (const expected of [
    'Invoice\nAUR-2026-0418',
    'Billed to\nNorthlight TV AB\nKajplats 14\n111 00 Stockholm\nTax number SE0001',
    'From\nAurora Streaming GmbH\nHafenweg 3\n20000 Hamburg\nTax number DE000000512',
    /Issued\s+05 November 2026/,
    /Due\s+12 November 2026/,
    'Amount due by 12 November 2026\n€1,800.00',
    /Description\s+Quantity\s+Price\s+Amount/,
    /Media Server Pro\s+MS-1038\s+3\s+€540\.00\s+€1,620\.00/,
    /Long-term discount\s+1\s+−€180\.00\s+−€180\.00/,
    /Subtotal\s+€1,440\.00\s+VAT 25%\s+€360\.00\s+Total\s+€1,800\.00/,
    /Bank transfer details\s+Account holder\s+Aurora Streaming GmbH\s+Bank\s+Hansa Handelsbank/,
    /IBAN\s+DE00 5001 0517 0000 0005 12\s+BIC\s+HANSDEHHXXX\s+Payment reference\s+REF-0418/,
    'Thank you.\nUntil next time.',
    /Aurora Streaming GmbH · Tax number DE000000512\s+Page 1 of 1/,
  ]) {
    expect(text).toMatch(expected)
  }
})

it('BILL-14 a Russian invoice is completely Russian and no Cyrillic letter is lost', async () => {
  const text = await textOf(russian)
  for (const expected of [
    'Счёт\nAUR-2026-0418',
    'Покупатель\nАО «Щит и ёлка»',
    'Поставщик\nООО «Север Видео»',
    /Дата\s+05 ноября 2026/,
    /Срок оплаты\s+12 ноября 2026/,
    'К оплате до 12 ноября 2026\n116 640,00 ₽',
    /Наименование\s+Количество\s+Цена\s+Сумма/,
    /Медиасервер\s+на год\s+2\s+48 600,00 ₽\s+97 200,00 ₽/,
    /Сумма без НДС\s+97 200,00 ₽\s+НДС 20 %\s+19 440,00 ₽\s+Итого\s+116 640,00 ₽/,
    /Реквизиты для перевода\s+Получатель/,
    /Назначение платежа\s+REF-0418/,
    'Страница 1 из 1',
  ]) {
    expect(text).toMatch(expected)
  }
})

it('BILL-14 accounts without IBAN use their own names, and a tax number that includes its name is not named twice', async () => {
  const bank = {
    bank_name: 'Банк «Поморье»',
    iban: '40702810000000000001',
    bic: '041117601',
    account_holder: 'ООО «Север Видео»',
  }
  const text = await textOf({ ...russian, bank, seller: { ...russian.seller, tax_id: 'ИНН 5190000000' } })
  expect(text).toMatch(/Расчётный счёт\s+40702810000000000001\s+БИК\s+041117601/)
  expect(text).toContain('ИНН 5190000000')
  expect(text).not.toContain('Налоговый номер')
})

it('BILL-14 a receipt has the payment date, keeps the reference and asks for no transfer', async () => {
  const text = await textOf({ ...english, kind: 'receipt', paid_on: '2026-11-09', bank: null })
  expect(text).toContain('Receipt\nAUR-2026-0418')
  expect(text).toMatch(/Paid\s+09 November 2026/)
  expect(text).toContain('Paid on 09 November 2026\n€1,800.00')
  expect(text).toMatch(/Payment reference\s+REF-0418/)
  expect(text).not.toMatch(/Bank transfer|Amount due/)
})

it('BILL-14 an invoice without a due date states only the amount', async () => {
  const text = await textOf({ ...english, due_on: null })
  expect(text).toContain('Amount due\n€1,800.00')
  expect(text).not.toMatch(/Due\s/)
})

it('BILL-14 the document is a tagged PDF/A-2b with its title, language, author and date', async () => {
  const pdf = await renderInvoice(russian)
  const source = Buffer.from(pdf).toString('latin1')
  expect(source.startsWith('%PDF-1.7')).toBe(true)
  expect(source).toMatch(/<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>B<\/pdfaid:conformance>/)
  const document = await openPdf(pdf)
  expect(source).toContain('/Marked true')
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({
    Title: 'Счёт AUR-2026-0418',
    Author: 'ООО «Север Видео»',
    Language: 'ru',
    CreationDate: expect.stringContaining('20261105'),
  })
})

it('BILL-14 the logo is beside the name and has the brand’s name as its alternative text', async () => {
  const bare = { ...english, brand: { ...english.brand, logo_svg: null } }
  const pdf = await renderInvoice(english)
  expect(pdf.byteLength).not.toBe((await renderInvoice(bare)).byteLength)
  const page = await (await openPdf(pdf)).getPage(1)
  expect(JSON.stringify(await page.getStructTree())).toContain('"alt":"Aurora Streaming"')
})

it('BILL-14 the same data give the same bytes, later and in another process', async () => {
  const first = await renderInvoice(english)
  await renderInvoice(russian)
  expect(Buffer.compare(await renderInvoice(english), first)).toBe(0)
  const program = `
    const { renderInvoice } = await import(${JSON.stringify(new URL('render-invoice.ts', import.meta.url).href)})
    process.stdout.write(Buffer.from(await renderInvoice(${JSON.stringify(english)})).toString('base64'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout).toBe(Buffer.from(first).toString('base64'))
})

it('BILL-14 invoices rendered concurrently do not mix', async () => {
  const numbers = ['A-1', 'B-2', 'C-3', 'D-4']
  const texts = await Promise.all(numbers.map((number) => textOf({ ...english, number })))
  expect(texts.map((text) => /Invoice\n(.*)/.exec(text)?.[1])).toEqual(numbers)
})

it('BILL-14 two hundred lines continue over numbered pages, each with the table header', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    title: `Licence L${index}.`,
    detail: 'One month',
    quantity: '1',
    unit_price: '€9.00',
    amount: '€9.00',
  }))
  const { pages, text } = await read(await renderInvoice({ ...english, lines, bank: null, notes: null }))
  expect(pages.length).toBeGreaterThan(5)
  expect(text.match(/Licence L\d+\./g)).toEqual(lines.map(({ title }) => title))
  for (const [index, page] of pages.entries()) {
    expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`)
    if (page.text.includes('Licence L')) expect(page.text).toMatch(/Description\s+Quantity\s+Price\s+Amount/)
    if (index > 0) expect(page.text).toMatch(/^Aurora Streaming\s+Invoice AUR-2026-0418/)
  }
})

const markup = String.raw`#set page(height: 1pt) *b* _i_ $x^2$ <label> @ref ~ -- \u{41} #read("/etc/passwd") [c] //d /*e*/ ${'`'}raw${'`'}`
const tag = '<img src=http://169.254.169.254/> {page} {{pages}} {day} $& %s'

it('BILL-14 markup in any text is printed literally', async () => {
  const hostile = `${markup} ${tag}`
  const party = { legal_name: hostile, address_lines: [hostile, hostile], tax_id: hostile }
  const printed = withoutSpace(
    await textOf({
      ...english,
      brand: { name: hostile, primary_color: '"); #panic("', logo_svg: null },
      number: hostile,
      seller: party,
      buyer: party,
      lines: [{ title: hostile, detail: hostile, quantity: hostile, unit_price: hostile, amount: hostile }],
      subtotal: hostile,
      tax_label: hostile,
      tax_amount: hostile,
      total: hostile,
      bank: { bank_name: hostile, iban: hostile, bic: hostile, account_holder: hostile },
      payment_reference: hostile,
      tax_note: hostile,
      notes: hostile,
    }),
  )
  expect(printed.split(withoutSpace(hostile)).length - 1).toBeGreaterThanOrEqual(24)
})

it('BILL-14 words of three hundred letters stay inside the margins', async () => {
  const word = 'Wm'.repeat(150)
  const party = { legal_name: word, address_lines: [word], tax_id: word }
  const lines = [{ title: word, detail: word, quantity: '1', unit_price: '€1.00', amount: '€1.00' }]
  const data = { ...english, number: word, seller: party, buyer: party, lines, payment_reference: word, notes: word }
  const { pages, text } = await read(await renderInvoice(data))
  expect(withoutSpace(text).split(word).length - 1).toBeGreaterThanOrEqual(8)
  const right = (210 - 18) * (72 / 25.4)
  for (const { pieces } of pages) {
    for (const { str, transform, width } of pieces) expect(transform[4] + width, str).toBeLessThan(right + 1)
  }
})

it('BILL-14 right-to-left text, line endings and empty texts work', async () => {
  const text = await textOf({
    ...english,
    brand: { name: '', primary_color: '', logo_svg: '' },
    number: '',
    seller: { legal_name: '', address_lines: [], tax_id: '' },
    buyer: { legal_name: 'שלום', address_lines: ['مرحبا', '', 'a\r\nb\u2028c'], tax_id: null },
    lines: [],
    tax_label: '',
    payment_reference: '',
    notes: '',
  })
  expect(text).toContain('שלום')
  expect(text).toMatch(/a\nb\nc/)
})

it('BILL-14 characters without a glyph are shown as the replacement character, and hidden reordering is removed', async () => {
  const title = 'a株b\uD800c\u0000d\u202E12\u202C\u2067'
  const text = await textOf({ ...english, lines: english.lines.map((line) => ({ ...line, title })) })
  expect(text).toContain('a\uFFFDb\uFFFDc d12')
})

it('BILL-14 the symbol of every currency is printed', async () => {
  const signs = Object.values(currencyFacts).map(({ symbol }) => symbol)
  const lines = signs.map((sign) => ({ title: sign, detail: null, quantity: '1', unit_price: '', amount: `5 ${sign}` }))
  const text = await textOf({ ...english, lines })
  for (const sign of signs) expect(text).toContain(`5 ${sign.normalize('NFKC')}`)
})

it('BILL-14 any text in any field gives a document', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary', minLength: 60 }),
  )
  const texts = fc.array(text, { minLength: 6, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(texts, async ([a = '', b = '', c = '', d = '', e = '', f = '']) => {
      const pdf = await renderInvoice({
        ...english,
        brand: { name: a, primary_color: b, logo_svg: c },
        number: d,
        seller: { legal_name: e, address_lines: [f, a], tax_id: b },
        buyer: { legal_name: c, address_lines: [d], tax_id: e },
        lines: [{ title: f, detail: a, quantity: b, unit_price: c, amount: d }],
        total: e,
        tax_label: f,
        tax_note: a,
        bank: { bank_name: a, iban: b, bic: c, account_holder: d },
        payment_reference: e,
        notes: f,
      })
      expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
    }),
    { numRuns: 60 },
  )
})

/** A picture that could be drawn if it were fetched. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Answers every request with the picture and remembers the requests. */
const servePicture = async () => {
  const calls: (string | undefined)[] = []
  const server = createServer((request, response) => {
    calls.push(request.url)
    response.setHeader('content-type', 'image/png').end(picture)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    calls,
    url: `http://127.0.0.1:${port}/logo.png`,
    [Symbol.asyncDispose]: () => promisify(server.close.bind(server))(),
  }
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`
const linking = (href: string) => svg(`<image width="8" height="8" href="${href}"/>`)
const withLogo = (logo_svg: string | null) => renderInvoice({ ...english, brand: { ...english.brand, logo_svg } })

it('BILL-14 a logo reaches neither network nor files and is replaced by the name', async () => {
  await using server = await servePicture()
  await using folder = await mkdtempDisposable(join(tmpdir(), 'invoice-logo-'))
  const file = join(folder.path, 'logo.png')
  await writeFile(file, picture)
  const named = await withLogo(null)
  for (const href of [server.url, file, file.slice(1), `../../../../../../../..${file}`, pathToFileURL(file).href]) {
    expect(Buffer.compare(await withLogo(linking(href)), named), href).toBe(0)
  }
  expect(server.calls).toEqual([])
  const drawn = await withLogo(linking(`data:image/png;base64,${picture.toString('base64')}`))
  expect(Buffer.compare(drawn, named), 'a picture inside the logo is drawn').not.toBe(0)
})

it.each([
  ['an entity of a file', `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/hostname">]>${svg('<text y="8">&f;</text>')}`],
  // For private use: any font that the machine has.
  ['letters without a glyph', svg('<text y="8">&#x10FFFD;</text>')],
  ['no picture', 'not a picture'],
])('BILL-14 a logo with %s is replaced by the name', async (_case, logo_svg) => {
  expect(Buffer.compare(await withLogo(logo_svg), await withLogo(null))).toBe(0)
})

it.each(['', '2026-13-01', '2026-02-30', '5 November 2026', '2026-11-05T10:00:00Z'])(
  'BILL-14 "%s" is refused as a date',
  async (day) => {
    await expect(renderInvoice({ ...english, issued_on: day })).rejects.toThrow(RangeError)
  },
)
