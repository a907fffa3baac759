import { expect, it } from 'vitest'
import { fieldFacts } from '../testing/field-facts.ts'
import { UiSettings } from './ui-settings.ts'

const settings = {
  tenant: 'aurora',
  brand: 'Aurora Streaming',
  default_locale: 'en',
  colors: { primary: '#2b59c3' },
  fonts: { family: 'Inter', url: '/fonts/inter.css' },
  logo: '/logo.svg',
  logo_dark: '/logo-dark.svg',
  country: 'DE',
  russian_sign_up_url: 'https://sever.example/auth/signup',
  contact: { label: 'Sales', url: 'mailto:sales@aurora.example' },
}

it('the settings contain brand, tenant, locale, colours, fonts and logo, and the country only if it is known', () => {
  expect(UiSettings.parse(settings)).toEqual(settings)
  const optional = ['colors.primary', 'fonts.url', 'logo_dark', 'country', 'russian_sign_up_url', 'contact']
  expect(fieldFacts(UiSettings, settings)).toEqual({ optional, misspelt: optional, mistyped: [] })
})

it('colours are hex, so that nothing else gets into a style sheet', () => {
  for (const colour of ['red', '#fff', '#2b59c3;}', 'url(x)'])
    expect(UiSettings.safeParse({ ...settings, colors: { primary: colour } }).success, colour).toBe(false)
})
