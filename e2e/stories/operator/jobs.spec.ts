import { enterConsole } from '../../fixtures/console.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('the reason typed for a job stays, even if the job leaves the list in the meantime', async ({ page }) => {
  const job = {
    id: crypto.randomUUID(),
    queue: 'mail',
    state: 'failed',
    created_at: new Date().toISOString(),
    due_at: new Date().toISOString(),
    tries: 5,
    message: 'No connection',
  }
  let jobs = [job]
  await page.route(/\/operator\/api\/v1\/jobs\?/, (route) =>
    route.fulfill({ json: { jobs, next: null, prev: null, estimated_count: jobs.length } }),
  )
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto('/operator/jobs')
  await page.getByRole('button', { name: 'Discard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Discard mail?' })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.fill('The mailbox is gone')
  jobs = []
  // As returning to the tab does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('All jobs are in order')).toBeVisible()
  await expect(reason).toHaveValue('The mailbox is gone')
  const discarded = page.waitForRequest(`**/operator/api/v1/jobs/${job.id}/discard`)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  expect((await discarded).postDataJSON()).toEqual({ reason: 'The mailbox is gone' })
})

test('all jobs of one kind are tried again at once, as they are filtered, with one reason', async ({ page }) => {
  const jobs = ['mail', 'mail', 'webhook'].map((queue) => ({
    id: crypto.randomUUID(),
    queue,
    state: 'failed',
    created_at: new Date().toISOString(),
    due_at: new Date().toISOString(),
    tries: 5,
    message: 'No connection',
  }))
  await page.route(/\/operator\/api\/v1\/jobs\?/, (route) => {
    const queue = new URL(route.request().url()).searchParams.get('queue')
    const found = jobs.filter((job) => queue === null || job.queue === queue)
    return route.fulfill({ json: { jobs: found, next: null, prev: null, estimated_count: found.length } })
  })
  await page.route('**/operator/api/v1/jobs/retry', (route) => route.fulfill({ json: { retried: 2 } }))
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto('/operator/jobs')
  await page.locator('.toolbar').getByRole('button', { name: 'Job', exact: true }).click()
  await page.getByRole('button', { name: 'mail', exact: true }).click()
  await expect(page).toHaveURL(/queue=mail/)
  await page.getByRole('button', { name: 'Try all again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Try 2 jobs again?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The mail server is back')
  const asked = page.waitForRequest('**/operator/api/v1/jobs/retry')
  await dialog.getByRole('button', { name: 'Try all again' }).click()
  expect((await asked).postDataJSON()).toEqual({ queue: 'mail', reason: 'The mail server is back' })
  await expect(page.getByText('2 jobs retried')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
