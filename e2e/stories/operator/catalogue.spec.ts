import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { catalogueOf } from '../../fixtures/catalogue.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { linesOf } from '../../fixtures/looks.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, severUrl, vegaUrl } from '../../fixtures/world.ts'

test('a product is created, previewed, saved in the draft, published with a reason, and found in the history', async ({
  page,
}) => {
  const id = `story-${crypto.randomUUID().slice(0, 8)}`
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto('/operator/catalogue/new')
  await page.getByRole('textbox', { name: 'ID', exact: true }).fill(id)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Hardware' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(`Recorder ${id}`)
  await page.getByRole('textbox', { name: 'Unit price, EUR' }).fill('100')
  await page.getByRole('button', { name: 'Add tier' }).click()
  await page.getByRole('textbox', { name: 'From quantity' }).nth(1).fill('10')
  await page.getByRole('textbox', { name: 'Unit price, EUR' }).nth(1).fill('80.50')
  const preview = page.getByRole('complementary', { name: 'What customers see' })
  await expect(preview).toContainText('€119.00')
  await preview.getByRole('spinbutton', { name: 'Quantity' }).fill('10')
  await expect(preview).toContainText('€805.00')

  await page.getByRole('textbox', { name: 'From quantity' }).nth(1).fill('1')
  await page.getByRole('button', { name: 'Save to draft' }).click()
  await expect(page.getByText('Each tier must begin above the one before it')).toBeVisible()
  await page.getByRole('textbox', { name: 'From quantity' }).nth(1).fill('10')
  await page.getByRole('button', { name: 'Save to draft' }).click()
  await expect(page).toHaveURL(new RegExp(`/products/${id}`))
  await expect(page.locator('.page-head')).toContainText('New')

  await page.getByRole('link', { name: 'Review changes' }).click()
  await expect(page).toHaveURL(/draft/)
  const publish = page.getByRole('button', { name: 'Publish…' })
  await expect(publish).toBeVisible()
  await expect(page.locator('.panel').filter({ hasText: id })).toContainText('€80.50')
  await publish.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(`New appliance ${id}`)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Version \d+$/ })).toBeVisible()
  await expect(page.locator('.page-head')).toContainText(`New appliance ${id}`)
  await page.goto(`/operator/catalogue/products/${id}`)
  await expect(page.locator('.page-head')).toContainText('On sale')
  await page.goto('/operator/catalogue/history')
  await expect(page.getByRole('row').filter({ hasText: `New appliance ${id}` })).toHaveCount(1)
})

test(
  'a new product starts with the brand’s own currency, and its example belongs to the brand',
  { tag: '@main' },
  async ({ page }) => {
    await enterConsole(page, await door.createOperator('admin', 'Lena Krause', 'sever'))
    await page.goto(`${severUrl()}/operator/catalogue/new`)
    await expect(page.getByText('sever-ms-pro-monthly-rub')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /, RUB$/ })).toBeVisible()
    await expect(page.getByText('aurora-')).toHaveCount(0)
  },
)

test('on a phone the example of an ID does not break at its hyphens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto('/operator/catalogue/new')
  await expect(page.getByRole('textbox', { name: 'ID', exact: true })).toHaveAccessibleDescription(
    'Lowercase letters, digits and hyphens, such as aurora-ms-pro-monthly-eur.',
  )
  expect(await linesOf(page.locator('.hint').first(), 'aurora-ms-pro-monthly-eur')).toBe(1)
})

test('the page to create products or saved replies says at once if the role may not', async ({ page }) => {
  await enterConsole(page, await door.createOperator('viewer', 'Vera Lund'))
  for (const path of ['catalogue/new', 'saved-replies/new']) {
    await page.goto(`/operator/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your role does not include this page' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
})

for (const [locale, words] of [
  [
    'en',
    {
      price: 'Unit price',
      keep: 'Save to draft',
      currency: 'Currency',
      fine: 'Prices in EUR have at most 2 decimals',
      whole: 'Prices in CLP have no decimals',
    },
  ],
  [
    'ru',
    {
      price: 'Цена за единицу',
      keep: 'Сохранить в черновик',
      currency: 'Валюта',
      fine: 'В EUR не больше 2 знаков после запятой',
      whole: 'В CLP цены только целые, без знаков после запятой',
    },
  ],
] as const)
  test(`a price finer than its currency is refused at its field, in ${locale}, and stays as it was typed`, async ({
    page,
  }) => {
    await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
    await page.localStorage.setItem('locale', locale)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && /catalogue\/skus/.test(request.url())) sent.push(request.url())
    })
    await page.goto('/operator/catalogue/products/aurora-ms-pro-annually-eur')
    const price = page.getByRole('textbox', { name: words.price }).first()
    const keep = page.getByRole('button', { name: words.keep })
    await price.fill('10,999')
    await price.blur()
    await expect(price).toHaveAccessibleDescription(words.fine)
    await expect(price).toHaveValue('10,999')
    await expect(keep).toBeDisabled()
    await price.fill('10,99')
    await price.blur()
    await expect(price).not.toHaveAccessibleDescription(words.fine)
    await expect(keep).toBeEnabled()
    await page.getByRole('button', { name: /^(Cancel|Отмен)/ }).click()

    await page.goto('/operator/catalogue/new')
    await price.fill('100.50')
    await price.blur()
    await page.getByRole('combobox', { name: words.currency }).fill('CLP')
    await page.getByRole('option', { name: 'CLP' }).click()
    await expect(price).toHaveAccessibleDescription(words.whole)
    await expect(price).toHaveValue('100.50')
    await price.fill('100')
    await price.blur()
    await expect(price).not.toHaveAccessibleDescription(words.whole)
    expect(sent).toEqual([])
  })

test('a click that leaves an invalid price still adds a tier', async ({ page }) => {
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto('/operator/catalogue/products/aurora-ms-pro-annually-eur')
  const tiers = page.getByRole('group', { name: 'Prices' }).getByRole('listitem')
  const price = page.getByRole('textbox', { name: 'Unit price, EUR' })
  await price.last().fill('10,999')
  const before = await price.count()
  await page.getByRole('button', { name: 'Add tier' }).click()
  await expect(tiers).toHaveCount(before + 1)
})

test('a product that could not be saved says why, and highlights a field only if one is wrong', async ({ page }) => {
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto('/operator/catalogue?query=ms-pro-annually-eur')
  await page.getByRole('link', { name: 'Media Server Pro' }).click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Media Server Professional')
  const kept = /\/catalogue\/skus\/[^/]+$/
  await page.route(kept, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback()))
  const save = page.getByRole('button', { name: 'Save to draft' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('no connection')
  await expect(name).toHaveValue('Media Server Professional')

  const wrong = refusal(422, { code: 'invalid', title: 'Too long for papers', source: { pointer: '/name' } })
  await page.route(kept, (route) => (route.request().method() === 'PATCH' ? wrong(route) : route.fallback()))
  await save.click()
  await expect(name).toHaveAccessibleDescription('Too long for papers')
  await expect(page.getByRole('alert').filter({ hasText: 'check the marked fields' })).toBeVisible()
})

test('support reads the catalogue and cannot change it', async ({ page }) => {
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto('/operator/catalogue?query=ms-pro-annually-eur')
  await page.getByRole('link', { name: 'Media Server Pro' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save to draft' })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'What customers see' })).toContainText('per year')
})

const publish = async (page: Page, reason: string): Promise<void> => {
  await page.getByRole('link', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.locator('.page-head')).toContainText(reason)
}

/** A new product of Vega's, and Vega's catalogue as a colleague who changes it meanwhile. */
const atVega = async (page: Page) => {
  const token = await enterConsole(page, await door.createOperator('admin', 'Lena Krause', 'vega'))
  const id = `story-${crypto.randomUUID().slice(0, 8)}`
  return {
    id,
    colleague: catalogueOf('vega', token),
    open: () => page.goto(`${vegaUrl()}/operator/catalogue/products/${id}`),
  }
}

/** Refetches what is shown, as returning to the tab does. */
const comeBack = async (page: Page, path: RegExp): Promise<void> => {
  const answered = page.waitForResponse(
    (response) => path.test(response.url()) && response.request().method() === 'GET',
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await answered).finished()
}

test.describe('parts that a brand has only once', () => {
  // In sequence, because publishing includes everything in the brand's draft.
  test.describe.configure({ mode: 'default' })

  test('a mistaken price is rolled back from the history, as a new version', async ({ page }) => {
    const id = `story-${crypto.randomUUID().slice(0, 8)}`
    await enterConsole(page, await door.createOperator('admin', 'Lena Krause', 'vega'))
    await page.goto(`${vegaUrl()}/operator/catalogue/new`)
    await page.getByRole('textbox', { name: 'ID', exact: true }).fill(id)
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Hardware' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(`Recorder ${id}`)
    const price = page.getByRole('textbox', { name: 'Unit price, EUR' })
    await price.fill('100')
    await page.getByRole('button', { name: 'Save to draft' }).click()
    await publish(page, `First price of ${id}`)

    await page.goto(`${vegaUrl()}/operator/catalogue/products/${id}`)
    await price.fill('10')
    await page.getByRole('button', { name: 'Save to draft' }).click()
    await publish(page, `A slip at ${id}`)
    await page.goto(`${vegaUrl()}/operator/catalogue/products/${id}`)
    await expect(price).toHaveValue('10')

    await page.goto(`${vegaUrl()}/operator/catalogue/history`)
    const versions = page.getByRole('row')
    await versions
      .filter({ hasText: `First price of ${id}` })
      .getByRole('link')
      .click()
    await expect(page.locator('.page-head')).toContainText(`First price of ${id}`)
    await page.getByRole('button', { name: 'Roll back to this version' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(`Back from the slip at ${id}`)
    await dialog.getByRole('button', { name: 'Roll back to this version' }).click()
    await expect(page.locator('.page-head')).toContainText(`Back from the slip at ${id}`)
    await expect(page.locator('.page-head')).toContainText('Current')
    await expect(page.locator('.panel').filter({ hasText: id })).toContainText('€100.00')

    await page.goto(`${vegaUrl()}/operator/catalogue/products/${id}`)
    await expect(price).toHaveValue('100')
    await expect(page.locator('.page-head')).toContainText('On sale')
  })

  test('what a colleague publishes while the rollback dialog is open is not rolled back with it', async ({ page }) => {
    const { id, colleague } = await atVega(page)
    const first = await colleague.apply(id, 'First recorder', 100)
    await colleague.apply(id, 'Second recorder', 200)
    await colleague.apply(`${id}-too`, 'A later camera', 50)
    await page.goto(`${vegaUrl()}/operator/catalogue/history/${first}`)
    await page.getByRole('button', { name: 'Roll back to this version' }).click()
    const dialog = page.getByRole('dialog')
    // What that version itself changed is on the page; the dialog names what has come since and goes back.
    const changes = dialog.getByRole('listitem')
    await expect(changes.filter({ hasText: 'First recorder' })).toHaveCount(1)
    await expect(changes.filter({ hasText: 'A later camera' })).toContainText('taken off sale')
    await expect(dialog).not.toContainText('Third box')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The second was a slip')
    await colleague.apply(id, 'Third recorder', 300)
    await colleague.apply(`${id}-third`, 'Third box', 30)
    await dialog.getByRole('button', { name: 'Roll back to this version' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The catalogue was changed in the meantime')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(changes.filter({ hasText: 'Third box' })).toContainText('taken off sale')
    expect((await colleague.see(id)).published).toMatchObject({ name: 'Third recorder' })
    // Someone who still wants it need not start again.
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The second was a slip')
    await dialog.getByRole('button', { name: 'Roll back to this version' }).click()
    await expect(page.locator('.page-head')).toContainText('The second was a slip')
    expect((await colleague.see(id)).published).toMatchObject({ name: 'First recorder' })
  })

  test('the rollback dialog offers another try where it could not load, and says when nothing would change', async ({
    page,
  }) => {
    const { id, colleague } = await atVega(page)
    const first = await colleague.apply(id, 'First recorder', 100)
    await colleague.apply(id, 'Second recorder', 200)
    await page.goto(`${vegaUrl()}/operator/catalogue/history/${first}`)
    const rollBack = page.getByRole('button', { name: 'Roll back to this version' })
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Roll back to this version' })
    const call = /\/restore$/
    await page.route(call, refusal(400, { code: 'invalid', title: 'Not now' }))
    await rollBack.click()
    await expect(dialog.getByText('This could not be loaded')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The second was a slip')
    await expect(confirm).toBeDisabled()
    await page.unroute(call)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'First recorder' })).toHaveCount(1)
    await colleague.apply(id, 'First recorder', 100)
    await confirm.click()
    await expect(dialog.getByRole('alert')).toContainText('there is nothing left to roll back')
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await rollBack.click()
    await expect(dialog).toContainText('so there is nothing to roll back')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(confirm).toBeDisabled()
  })

  test('what a colleague adds to the draft while the publish dialog is open is published only after it was shown', async ({
    page,
  }) => {
    const { id, colleague } = await atVega(page)
    await colleague.add(id, 'Mine', 100)
    await page.goto(`${vegaUrl()}/operator/catalogue/draft`)
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The new recorder')
    await colleague.add(`${id}-too`, 'A colleague’s', 200)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The catalogue was changed in the meantime')
    await expect(dialog).toContainText('A colleague’s')
    expect((await colleague.see(id)).published).toBeNull()
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.locator('.page-head')).toContainText('The new recorder')
    for (const each of [id, `${id}-too`]) expect((await colleague.see(each)).draft).toBeNull()
  })

  test('what a colleague changes while the discard dialog is open is not discarded with it', async ({ page }) => {
    const { id, colleague, open } = await atVega(page)
    await colleague.apply(id, 'Recorder', 100)
    await colleague.change(id, { name: 'Fast recorder' })
    await open()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    const dialog = page.getByRole('dialog')
    await colleague.change(id, { name: 'Faster recorder' })
    await comeBack(page, new RegExp(`/skus/${id}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Faster recorder' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('alert')).toContainText('This has changed in the meantime')
    expect((await colleague.see(id)).draft).toMatchObject({ name: 'Faster recorder' })
    // A second attempt refers to the current state.
    await dialog.getByRole('button', { name: 'Keep changes' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await dialog.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recorder', exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('a new product is discarded together with its unsaved input', async ({ page }) => {
    const { id, colleague, open } = await atVega(page)
    await colleague.add(id, 'Recorder', 100)
    await open()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fast recorder')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/operator\/catalogue$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('saving one field does not revert a price that a colleague has changed', async ({ page }) => {
    const { id, colleague, open } = await atVega(page)
    await colleague.apply(id, 'Recorder', 100, 80)
    await open()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const save = page.getByRole('button', { name: 'Save to draft' })
    await name.fill('Fast recorder')
    const tiers = [
      { from_quantity: 1, unit_price: 100 },
      { from_quantity: 10, unit_price: 75 },
    ]
    await colleague.change(id, { tiers })
    await save.click()
    await expect(page.getByText('Someone else changed this in the meantime.', { exact: false })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Unit price, EUR' }).nth(1)).toHaveValue('75')
    await expect(name).toHaveValue('Fast recorder')
    await save.click()
    await expect(page.getByText('Saved to draft')).toBeVisible()
    expect((await colleague.see(id)).draft).toMatchObject({ name: 'Fast recorder', tiers })
  })

  test('what is typed while a change is being saved is saved after it, and not mistaken for somebody else’s', async ({
    page,
  }) => {
    const { id, colleague, open } = await atVega(page)
    await colleague.apply(id, 'Recorder', 100)
    await open()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    const save = page.getByRole('button', { name: 'Save to draft' })
    await name.fill('Fast recorder')
    const letGo = await holdBack(page, new RegExp(`/skus/${id}$`))
    await save.click()
    await name.fill('Faster recorder')
    await letGo()
    await expect(page.getByText('Saved to draft')).toBeVisible()
    await save.click()
    await expect.poll(async () => (await colleague.see(id)).draft).toMatchObject({ name: 'Faster recorder' })
    await expect(page.getByText('Someone else changed this in the meantime.', { exact: false })).toHaveCount(0)
  })

  test('a draft that was overtaken by a publication can be saved unchanged', async ({ page }) => {
    const { id, colleague, open } = await atVega(page)
    await colleague.apply(id, 'Recorder', 100)
    await colleague.change(id, { name: 'Fast recorder' })
    await colleague.apply(id, 'Recorder', 120)
    await open()
    const banner = page.getByText('save or discard', { exact: false })
    await expect(banner).toBeVisible()
    const save = page.getByRole('button', { name: 'Save to draft' })
    await save.click()
    await expect(banner).toHaveCount(0)
    await expect(save).toBeDisabled()
    expect((await colleague.see(id)).draft).toMatchObject({ name: 'Fast recorder', tiers: [{ unit_price: 100 }] })
  })
})
