import { randomUUID } from 'node:crypto'
import { signUp } from '@foyer/contract/account/endpoints.ts'
import { listNotifications } from '@foyer/contract/push/endpoints.ts'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { type HandedMail, type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { createPerson } from '../../../test/people.ts'

describe('a brand without the pages of contacts', () => {
  let configuration: ConfigurationFile
  let running: RunningFoyer
  let mailServer: MailServer
  const handed: HandedMail[] = []

  const textsTo = async (email: string): Promise<readonly string[]> => {
    await running.platform.jobs.runDue()
    const mails = handed.filter(({ to }) => to.includes(email))
    return Promise.all(mails.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''))
  }

  beforeAll(async () => {
    mailServer = await startMailServer({ take: (mail) => handed.push(mail) })
    configuration = writeConfiguration({ aurora: { features: { contacts: false, password_recovery: false } } })
    running = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: mailServer.url } })
  })
  afterAll(async () => {
    await running.close()
    mailServer.close()
    configuration.remove()
  })

  it('PROF-25, PROF-34 mails what matters without a link to a page that is not there, and nothing that nobody can stop', async () => {
    const ada = await createPerson(running)
    for (const kind of ['licence_expiring', 'server_alert'] as const)
      await running.platform.database.transaction('aurora', (tx) =>
        running.modules.push.notify(tx, {
          tenant: 'aurora',
          account_id: ada.account.id,
          kind,
          cause: randomUUID(),
          path: '/licenses/l1',
          details: {
            subject: 'edge-01',
            alert: 'error_disk: disk is full',
            day: '2026-12-01',
            stops_on: '2026-12-15',
          },
        }),
      )
    const { notifications } = await ada.client.ask(listNotifications)
    expect(notifications.map(({ kind }) => kind).toSorted()).toEqual(['licence_expiring', 'server_alert'])
    const texts = await textsTo(ada.email)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('/licenses/l1')
    expect(texts[0]).not.toContain('/notifications')
  })

  it('confirms an e-mail without a link to the newsletter, and points nobody to a recovery that is off', async () => {
    const email = `ada-${randomUUID()}@northlight.example`
    const body = {
      email,
      password: 'Harbour-light-42',
      country: 'DE',
      locale: 'en' as const,
      newsletter: true,
      terms_accepted: true as const,
    }
    for (const time of [1, 2]) {
      const recaptcha_token = await solveCaptcha(running)
      const { status } = await running.client.call(signUp, { body: { ...body, recaptcha_token } })
      expect(status, `time ${time}`).toBe(201)
    }
    const texts = (await textsTo(email)).join('\n')
    expect(texts).toContain('/email_confirm?token=')
    expect(texts).not.toContain('/newsletter')
    expect(texts).toContain('If you forgot your password, contact us.')
  })
})
