import { locales } from '@foyer/contract/vocabulary/locale.ts'
import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { apology, renderFailure } from '../error-screens/words.ts'
import { figures } from './figures.ts'
import '../../console/locale/namespaces.ts'
import { loadTexts, namespaces as namesOf } from './namespaces.ts'
import { textOptions } from './text-options.ts'

type Tree = { readonly [key: string]: string | Tree }

const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  )

const namespaces = namesOf()
const texts = new Map<string, ReadonlyMap<string, string>>()

beforeAll(async () => {
  for (const locale of locales) {
    for (const namespace of namespaces) {
      const tree = (await loadTexts(locale, namespace)) as Tree
      texts.set(`${locale}:${namespace}`, new Map(flat(tree)))
    }
  }
})

const all = (locale: string): ReadonlyMap<string, string> =>
  new Map(namespaces.flatMap((namespace) => [...(texts.get(`${locale}:${namespace}`) ?? [])]))

const literalKeys = [
  'global.wrong_login_or_password',
  'login.error',
  'login.redirectToRussiaNotice',
  'validators.mustBeInteger',
  'invalid_email',
  'password_min',
  'password_hint',
  'numberOfCameras_required',
  'numberOfCameras_min',
  'numberOfCameras_max',
  'configLicense.invalidResponse',
  'profile.notifications.permission_error',
  'profile.notifications.subscribeError',
  'profile.notifications.https_error',
  'profile.notifications.serviceWorker_error',
  'profile.notifications.push_error',
  'profile.notifications.registration_error',
  'externalError',
]

describe('texts', () => {
  it('SHELL-54 in Russian a customer’s ticket is called обращение everywhere', () => {
    expect([...all('ru')].filter(([, text]) => /тикет/i.test(text))).toEqual([])
  })

  it.each(literalKeys)('SHELL-59, PROF-33 %s exists in both bundles', (key) => {
    for (const locale of locales) expect(all(locale).get(key), locale).toMatch(/\S/)
  })

  it('SHELL-54 every English text has a Russian one, and none is left in English', () => {
    const cyrillic = /[а-яё]/i
    const sameInBoth =
      /^(—|Watcher|Retroview|Stripe|CloudPayments|Paddle|PayPro|VSaaS|Mobile Watcher|Basic|Pro|Single|Cluster|Docker|Kubernetes|systemd|[A-Z]{2,5}|© .*|\P{L}*)$/u
    for (const namespace of namespaces) {
      const ru = texts.get(`ru:${namespace}`)
      for (const [key, en] of texts.get(`en:${namespace}`) ?? []) {
        const text = ru?.get(key)
        expect(text, `${namespace}:${key}`).toBeDefined()
        // The inserted values have a language of their own.
        const onlyFrame = /^\P{L}*$/u.test((text ?? '').replaceAll(/\{\{.*?\}\}/g, ''))
        if (!sameInBoth.test(en) && !onlyFrame) expect(text, `${namespace}:${key}`).toMatch(cyrillic)
      }
    }
  })

  it('SHELL-54 both languages use the same variables', () => {
    const variables = (text: string | undefined) => new Set(text?.match(/\{\{\w+\}\}/g))
    for (const namespace of namespaces) {
      for (const [key, en] of texts.get(`en:${namespace}`) ?? []) {
        expect(variables(texts.get(`ru:${namespace}`)?.get(key)), `${namespace}:${key}`).toEqual(variables(en))
      }
    }
  })

  it('SHELL-57 the texts quoted in the specification are the English ones, with a Russian translation', () => {
    expect(apology.en).toBe(
      "Something went wrong. We're aware of the problem and solving it now. Please try again later.",
    )
    expect(renderFailure.en).toBe('An error has occurred.')
    expect(apology.ru).toMatch(/[а-я]/)
    expect(renderFailure.ru).toMatch(/[а-я]/)
    // Quoted within sentences there; on the screen each begins one.
    for (const quoted of ['should be equal to password', 'invoice not found', 'server error']) {
      const begun = quoted.charAt(0).toUpperCase() + quoted.slice(1)
      const keys = [...all('en')].flatMap(([key, text]) => (text === begun ? [key] : []))
      expect(keys, quoted).not.toEqual([])
      for (const key of keys) expect(all('ru').get(key), key).toMatch(/[а-я]/)
    }
  })

  it.each([
    ['en', '12,345 unpaid invoices'],
    ['ru', '12\u00a0345 неоплаченных счетов'],
  ] as const)('counts use the separators of %s', async (locale, text) => {
    const i18n = createInstance().use(figures)
    await i18n.init({
      ...textOptions(locale, 'Aurora Streaming'),
      resources: { [locale]: { app: await loadTexts(locale, 'app') } },
    })
    expect(i18n.getFixedT(locale)('shell.unpaid', { count: 12_345 })).toBe(text)
  })

  it('SHELL-53, SHELL-55 a text missing in Russian is taken from English, with the name of the brand', async () => {
    const i18n = createInstance()
    await i18n.init({
      ...textOptions('ru', 'Aurora Streaming'),
      resources: { en: { app: await loadTexts('en', 'app') }, ru: { app: {} } },
    })
    expect(i18n.getFixedT('ru')('install.title')).toBe('Install Aurora Streaming as an app')
  })
})
