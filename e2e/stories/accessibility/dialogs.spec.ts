import { enterConsole } from '../../fixtures/console.ts'
import { dialog, locales, lookAt, screen } from '../../fixtures/every-look.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

// As in accessibility.spec.ts: traces take longer than the checks.
test.use({ trace: 'off' })
test.describe.configure({ timeout: 240_000 })

const more = /^(More actions|Другие действия)$/

for (const locale of locales) {
  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the dialogs of customers, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson()
    const trial = await door.giveTrial(ada)
    await door.saveCard(ada, '4242424242424242')
    await signInAs(ada)
    const byKey = (path: string, key: string) =>
      screen(path, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.keyboard.press(key)
        await expect(page.getByRole('dialog')).toBeVisible()
      })
    await lookAt(page, locale, [
      byKey('/licenses', 'Control+k'),
      byKey('/payments', 'Shift+?'),
      dialog(`/licenses/${trial}`, /^(Terminate|Прекратить)/),
      dialog('/payment-methods', /^(Add card|Добавить карту)$/),
      dialog('/payment-methods', /^(Actions for|Действия с) Visa/, /^(Delete card|Удалить карту)$/),
      dialog('/profile', /^(Change|Изменить): /),
      dialog('/profile', /^(Add|Добавить): /),
      dialog('/profile/security', /^(Set up two-step sign-in|Включить двухэтапный вход)$/),
      dialog('/notifications', /^(Notifications|Уведомления|\d+ unread|\d+ непрочитанн)/),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the portal with the bar of an operator who acts for a customer, in ${locale}`, async ({
    page,
  }) => {
    const ada = await door.createPerson()
    await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
    await page.goto(`/operator/customers/${ada.id}`)
    await page.getByRole('button', { name: 'Act as customer' }).click()
    const asking = page.getByRole('dialog')
    await asking.getByRole('textbox', { name: 'Reason' }).fill('They cannot find the invoice')
    await asking.getByRole('button', { name: 'Act as customer' }).click()
    await page.goto((await asking.getByRole('link').getAttribute('href')) ?? '')
    await expect(page.getByText('Hanna Brandt is acting for', { exact: false })).toBeVisible()
    await lookAt(page, locale, [screen('/licenses', () => expect(page.getByText('Hanna Brandt')).toBeVisible())])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the dialogs of the console, in ${locale}`, async ({
    page,
  }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada)
    const order = await door.openRenewal(ada, licence)
    const paid = await door.issueInvoice(ada, { description: 'Training', price: '90' })
    await door.receiveTransfer(ada, paid)
    const ticket = await openTicket(ada)
    await enterConsole(page, await door.createOperator())
    await lookAt(page, locale, [
      dialog(`/operator/customers/${ada.id}`, /^(Act as customer|Войти за клиента)$/),
      dialog(`/operator/customers/${ada.id}`, more, /^(New invoice|Выставить счёт)/),
      dialog(`/operator/customers/${ada.id}`, more, /^(Sell a licence|Продать лицензию)/),
      dialog(`/operator/customers/${ada.id}`, more, /^(Give a licence|Выдать лицензию)/),
      dialog(`/operator/customers/${ada.id}`, /^(Edit profile|Изменить профиль)$/),
      dialog('/operator/customers', /^(New customer|Новый клиент)$/),
      dialog(`/operator/orders/${order}`, /^(Mark .* as paid|Отметить оплату)/),
      dialog(`/operator/orders/${paid}`, /^(Refund|Вернуть деньги)$/),
      dialog(`/operator/licences/${licence}`, more, /^(Change limit|Изменить лимит)/),
      dialog(`/operator/licences/${licence}`, more, /^(Decrease limit|Уменьшить лимит)/),
      dialog(`/operator/licences/${licence}`, more, /^(Comment and|Комментарий и)/),
      dialog(`/operator/licences/${licence}`, more, /^(Move to|Передать)/),
      dialog(`/operator/licences/${licence}`, more, /^(Change plan|Сменить тариф)/),
      dialog(`/operator/licences/${licence}`, more, /^(Agree a price|Согласовать цену)/),
      dialog(`/operator/licences/${licence}`, more, /^(Terminate licence|Прекратить лицензию)/),
      dialog(`/operator/tickets/${ticket}`, more, /^(Merge|Объединить)/),
      dialog(`/operator/tickets/${ticket}`, /^(Saved replies|Готовые ответы)$/),
      dialog('/operator/keys', /^(Create key|Создать ключ)$/),
    ])
  })
}
