import { enterConsole } from '../../fixtures/console.ts'
import { signInElsewhere } from '../../fixtures/own-browser.ts'
import { openSession } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicketWithFiles, replyWithFiles, staff } from '../../fixtures/tickets.ts'
import { door, portalUrl } from '../../fixtures/world.ts'

const words = {
  en: {
    menu: 'Actions for the message of',
    remove_text: 'Remove text…',
    text_title: 'Remove the text of this message?',
    for_good: 'This cannot be undone.',
    reason: 'Reason',
    text_action: 'Remove text',
    remove_file: 'Remove passport.txt…',
    file_action: 'Remove file',
    text_mark: /^Text removed by Aurora Streaming on \d\d \w+ \d{4}$/,
    file_mark: /^File removed by Aurora Streaming on \d\d \w+ \d{4}$/,
  },
  ru: {
    menu: 'Действия с сообщением:',
    remove_text: 'Удалить текст…',
    text_title: 'Удалить текст этого сообщения?',
    for_good: 'Отменить это нельзя.',
    reason: 'Причина',
    text_action: 'Удалить текст',
    remove_file: 'Удалить passport.txt…',
    file_action: 'Удалить файл',
    text_mark: /^Текст удалён компанией Aurora Streaming \d\d [а-я]+ \d{4}$/,
    file_mark: /^Файл удалён компанией Aurora Streaming \d\d [а-я]+ \d{4}$/,
  },
} as const

for (const locale of ['en', 'ru'] as const)
  test(
    `an administrator removes a password and a passport for good, and both sides see where they stood (${locale})`,
    { tag: locale === 'en' ? '@main' : [] },
    async ({ page, browser }) => {
      const {
        menu,
        remove_text,
        text_title,
        for_good,
        reason,
        text_action,
        remove_file,
        file_action,
        text_mark,
        file_mark,
      } = words[locale]
      const ada = await door.createPerson()
      const { access_token } = await openSession(ada)
      const description = 'My password is hunter2'
      const id = await openTicketWithFiles(access_token, { description }, ['log.txt'])
      await replyWithFiles(access_token, id, ['passport.txt', 'rack.txt'])
      const portal = await signInElsewhere(browser, ada)
      await portal.localStorage.setItem('locale', locale)
      await portal.goto(`/tickets/${id}`)
      await expect(portal.getByText(description)).toBeVisible()

      await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
      await page.localStorage.setItem('locale', locale)
      await page.goto(`/operator/tickets/${id}`)
      const [question, answer] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
      await question.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: remove_text }).click()
      const dialog = page.getByRole('dialog', { name: text_title })
      await expect(dialog).toContainText(for_good)
      const confirm = dialog.getByRole('button', { name: text_action })
      await expect(confirm).toBeDisabled()
      await dialog.getByRole('textbox', { name: reason }).fill('a password')
      await confirm.click()
      await expect(question.getByText(text_mark)).toBeVisible()
      await expect(page.getByText(description)).toHaveCount(0)

      await answer.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: remove_file }).click()
      const ofFile = page.getByRole('dialog')
      await ofFile.getByRole('textbox', { name: reason }).fill('a passport')
      await ofFile.getByRole('button', { name: file_action }).click()
      await expect(answer.getByText(file_mark)).toBeVisible()
      await expect(answer.getByRole('link')).toHaveCount(1)

      // The page has been open all the time: nothing of it stays.
      await portal.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(portal.getByText(text_mark)).toHaveCount(1)
      await expect(portal.getByText(file_mark)).toHaveCount(1)
      await expect(portal.getByText(description)).toHaveCount(0)
      await expect(portal.getByRole('link', { name: 'passport.txt' })).toHaveCount(0)
      await expect(portal.getByText('More files')).toBeVisible()
      await portal.context().close()
    },
  )

test('whoever may only answer is not offered to remove anything, and a colleague who was quicker is named', async ({
  page,
  browser,
}) => {
  const ada = await door.createPerson()
  const { access_token } = await openSession(ada)
  const id = await openTicketWithFiles(access_token, { description: 'My password is hunter2' }, [])
  const context = await browser.newContext({ baseURL: portalUrl() })
  const support = await context.newPage()
  await enterConsole(support, await door.createOperator('support'))
  await support.goto(`/operator/tickets/${id}`)
  await expect(support.getByText('hunter2')).toBeVisible()
  await expect(support.getByRole('button', { name: words.en.menu })).toHaveCount(0)
  await context.close()

  await enterConsole(page, await door.createOperator('admin'))
  await page.goto(`/operator/tickets/${id}`)
  await page.getByRole('button', { name: words.en.menu }).click()
  await page.getByRole('menuitem', { name: words.en.remove_text }).click()
  await staff.removeText(id)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('a password')
  await dialog.getByRole('button', { name: words.en.text_action }).click()
  await expect(page.getByText('A colleague has just removed it.')).toBeVisible()
  await expect(page.getByRole('article').getByText(words.en.text_mark)).toBeVisible()
})
