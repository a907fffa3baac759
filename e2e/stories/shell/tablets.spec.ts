import { enterConsole } from '../../fixtures/console.ts'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test.use({ viewport: { width: 900, height: 800 } })

const portal = ['licenses', 'invoices', 'unpaid-invoices', 'tickets', 'retroview/streams']
const staff = ['tickets', 'customers', 'orders', 'payments', 'licences', 'saved-replies', 'catalogue']
const searched = [...portal.map((path) => `/${path}`), ...staff.map((path) => `/operator/${path}`)]

/** The placeholder of an empty field, if it does not fit. */
const wordsCut = (field: SVGElement | HTMLElement): string => {
  const { placeholder, clientWidth } = field as HTMLInputElement
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) return 'nothing to measure with'
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
  pen.font = font
  const room = clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return pen.measureText(placeholder).width > room ? placeholder : ''
}

const softly = expect.configure({ soft: true })

for (const locale of ['en-GB', 'ru-RU']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('SHELL-78 the export button of a list is on the line of its search, on a phone too', async ({
      page,
      signInAs,
    }) => {
      await signInAs(olga)
      await page.goto('/invoices')
      const search = page.getByRole('search')
      await expect(page.locator('tbody tr').first()).toBeVisible()
      const middleOf = async (part: typeof search): Promise<number> => {
        const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
        return y + height / 2
      }
      const save = page.getByRole('button', { name: 'CSV' })
      const apart = async (): Promise<number> => Math.abs((await middleOf(search)) - (await middleOf(save)))
      expect(await apart()).toBeLessThan(3)
      await page.setViewportSize({ width: 390, height: 800 })
      await expect.poll(apart).toBeLessThan(3)
    })

    test('SHELL-78 the placeholder of a search can be read in full, on a phone, a tablet and a desktop', async ({
      page,
      signInAs,
    }) => {
      await signInAs(olga)
      await enterConsole(page, await door.createOperator('admin'))
      for (const path of searched) {
        await page.goto(path)
        const field = page.getByRole('search').getByRole('textbox')
        await expect(field).toBeVisible()
        for (const width of [390, 900, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          // Polled, because the page needs a moment to lay out in its new size.
          await softly.poll(() => field.evaluate(wordsCut), { message: `${path}, ${width} px` }).toBe('')
        }
      }
    })

    test('SHELL-78 the pay button is on the page of the narrowest tablet', async ({ page, signInAs }) => {
      await page.setViewportSize({ width: 768, height: 800 })
      await signInAs(olga)
      await page.goto('/unpaid-invoices')
      const pay = page.locator('tbody a.btn').filter({ visible: true }).first()
      await expect(pay).toBeVisible()
      await expect(pay).toBeInViewport({ ratio: 1 })
    })
  })
}

test('BILL-09 invoices keep their date, by which they are sorted, on a tablet; nothing scrolls sideways', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  for (const [path, widths] of [
    ['/invoices', [768, 1024, 1200]],
    ['/unpaid-invoices', [1024, 1200]],
  ] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('columnheader', { name: 'Date' })).toBeVisible()
      await expect(page.locator('tbody tr').first()).toBeVisible()
      const surplus = () => page.locator('.table-wrap').evaluate((wrap) => wrap.scrollWidth - wrap.clientWidth)
      await softly.poll(surplus, { message: `${path}, ${width} px` }).toBe(0)
    }
})

test('SHELL-78 an invoice’s purpose can be read if the table has room', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await door.issueInvoice(ada, { description: 'Renewal of MS-1001 Media Server', price: '90' })
  await signInAs(ada)
  for (const path of ['/invoices', '/unpaid-invoices']) {
    await page.goto(path)
    const words = page.getByText('Renewal of MS-1001 Media Server').filter({ visible: true })
    await expect(words).toBeVisible()
    expect(await words.evaluate((line) => line.scrollWidth <= line.clientWidth), path).toBe(true)
  }
})

test('SHELL-78 no line of a member begins or ends with the separator dot', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/company')
  const row = page.getByRole('row', { name: /mia@/ })
  await expect(row).toBeVisible()
  const facts = row.getByText('Last sign-in').locator('..')
  await expect(facts).not.toContainText('·')
})
