import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { Locale } from '../vocabulary/locale.ts'
import { PasswordRecoveryBody, PhoneConfirmBody, Retry } from './confirmation.ts'
import { AccountPosition, ContactRequest, ContactRequestBody, UseCase } from './contact-request.ts'
import { Features } from './features.ts'
import { Profile, ProfileBody } from './profile.ts'
import { Session } from './session.ts'
import { SignUpBody } from './sign-up.ts'
import { LoginInfo, TokenClaims } from './tokens.ts'

const time = '2026-04-18T09:30:00.000Z'
const address = {
  line1: 'Harbour Street 1',
  line2: '',
  city: 'Hamburg',
  region: '',
  postal_code: '20457',
  country: 'DE',
}
const editable = {
  name: 'Olga',
  second_name: 'Lind',
  country: 'DE',
  notification_emails: ['books@northlight.example'],
  phone: '+4940123456',
  locale: 'en',
  newsletter: false,
  legal_name: 'Northlight TV GmbH',
  address,
  tax_id: 'DE123456789',
  buyer_reference: 'PO 4500012345',
}
const profile = {
  ...editable,
  unconfirmed_emails: ['books@northlight.example'],
  id: 'a1',
  acting_operator: 'Hanna Brandt',
  email: 'olga@northlight.example',
  manager_name: 'Nora Berg',
  currency: 'EUR',
  terms_accepted: true,
  email_confirmed: true,
  phone_confirmed: false,
  password_filled: true,
  permissions: { store: true, create_trial: true },
}

describe('signing in', () => {
  it('DATA-06 login info has access_token, refresh_token and, for another address, redirect_to', () => {
    const info = { access_token: 'a', refresh_token: 'r', redirect_to: 'https://sever.example/' }
    expect(LoginInfo.parse(info)).toEqual(info)
    expect(LoginInfo.safeParse({ ...info, redirect_to: null }).success).toBe(true)
    expect(fieldFacts(LoginInfo, info)).toEqual({ optional: ['redirect_to'], misspelt: ['redirect_to'], mistyped: [] })
    expect(Locale.options).toEqual(['en', 'ru'])
  })

  it('an access token has the claims exp, account_id, legacy_id, aud and s', () => {
    const claims = {
      iss: 'foyer',
      sub: 'a1',
      aud: ['billing', 'auth', 'talks', 'retroview'],
      exp: 1_776_500_000,
      account_id: 'a1',
      legacy_id: 17,
      s: ['billing'],
    }
    expect(TokenClaims.parse(claims)).toEqual(claims)
    expect(fieldFacts(TokenClaims, claims)).toEqual(allRequired)
    expect(TokenClaims.safeParse({ ...claims, aud: ['push'] }).success).toBe(false)
    expect(TokenClaims.safeParse({ ...claims, legacy_id: null }).success).toBe(true)
  })

  it('a session has a place, a time and whether it is the caller’s own', () => {
    const session = {
      id: 's1',
      current: true,
      signed_in: true,
      user_agent: 'Firefox',
      ip: '192.0.2.7',
      created_at: time,
      last_seen_at: time,
      acting_operator: 'Hanna Brandt',
      by_link: false,
    }
    expect(Session.parse(session)).toEqual(session)
    expect(fieldFacts(Session, session)).toEqual(allRequired)
  })
})

describe('signing up', () => {
  const body = {
    email: 'new@fresh.example',
    password: 'Foyer-demo-1',
    locale: 'ru',
    terms_accepted: true,
    country: 'DE',
    newsletter: true,
    name: 'Nina',
    second_name: 'Frei',
    recaptcha_token: 'solved',
    utm_source: 'mail',
    utm_medium: 'letter',
    utm_campaign: 'spring',
    utm_term: 'watcher',
    utm_content: 'button',
    utm_custom: 'fair',
  }

  it('DATA-07 takes these fields, including the utm fields, and refuses any other', () => {
    expect(SignUpBody.parse(body)).toEqual(body)
    const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_custom']
    const optional = ['newsletter', 'name', 'second_name', ...utm]
    expect(fieldFacts(SignUpBody, body)).toEqual({ optional, misspelt: [], mistyped: [] })
    expect(SignUpBody.safeParse({ ...body, position: 'CTO' }).success).toBe(false)
  })

  it('DATA-31 needs an existing country, which decides currency and tax', () => {
    for (const country of ['ZZ', 'EU', 'de', 'DEU', ''])
      expect(SignUpBody.safeParse({ ...body, country }).success, country).toBe(false)
  })

  it('needs the accepted terms', () => {
    expect(SignUpBody.safeParse({ ...body, terms_accepted: false }).success).toBe(false)
  })
})

describe('confirmations', () => {
  it('DATA-08 retry, phone confirmation and password recovery', () => {
    const retry = { retry_after: 60 }
    const phone = { phone: '+4940123456', code: '123456' }
    const recovery = { email: 'olga@northlight.example', recaptcha_token: 'solved' }
    expect(Retry.parse(retry)).toEqual(retry)
    expect(fieldFacts(Retry, retry)).toEqual(allRequired)
    expect(PhoneConfirmBody.parse(phone)).toEqual(phone)
    expect(fieldFacts(PhoneConfirmBody, phone)).toEqual(allRequired)
    expect(PasswordRecoveryBody.parse(recovery)).toEqual(recovery)
    expect(fieldFacts(PasswordRecoveryBody, recovery)).toEqual(allRequired)
    expect(PhoneConfirmBody.safeParse({ ...phone, phone: '040123456' }).success).toBe(false)
    expect(PhoneConfirmBody.safeParse({ ...phone, code: ' ' }).success).toBe(false)
    for (const code of ['123 456', ' 123-456 ', '123\u00a0456'])
      expect(PhoneConfirmBody.parse({ ...phone, code }), code).toEqual(phone)
  })
})

describe('the profile', () => {
  it('DATA-31, DATA-32 has these fields', () => {
    expect(Profile.parse(profile)).toEqual(profile)
    expect(fieldFacts(Profile, profile)).toEqual(allRequired)
  })

  it('DATA-31 never contains a password', () => {
    expect(Profile.parse({ ...profile, password: 'Foyer-demo-1' })).toEqual(profile)
  })

  it('DATA-31 is saved with a password if one is chosen', () => {
    const body = { ...editable, password: 'Foyer-demo-1', current_password: 'Foyer-demo-0' }
    expect(ProfileBody.parse(body)).toEqual(body)
    const optional = ['legal_name', 'address', 'tax_id', 'buyer_reference', 'password', 'current_password']
    expect(fieldFacts(ProfileBody, body)).toEqual({ optional, misspelt: [], mistyped: [] })
  })

  it('DATA-31 refuses currency, e-mail and permissions', () => {
    for (const field of ['id', 'currency', 'email', 'permissions', 'email_confirmed'] as const)
      expect(ProfileBody.safeParse({ ...editable, [field]: profile[field] }).success, field).toBe(false)
  })

  it('checks every notification e-mail and allows none at all', () => {
    expect(ProfileBody.safeParse({ ...editable, notification_emails: [] }).success).toBe(true)
    expect(ProfileBody.safeParse({ ...editable, notification_emails: ['a@b.example', 'books'] }).success).toBe(false)
  })
})

describe('features', () => {
  it('DATA-33 are exactly eight flags', () => {
    const features = {
      sign_up: true,
      password_recovery: true,
      account_confirmation: true,
      contacts: true,
      tickets: true,
      billing: true,
      company: true,
      terms: true,
    }
    expect(Features.parse({ ...features, cameras: true })).toEqual(features)
    expect(fieldFacts(Features, features)).toEqual(allRequired)
  })
})

describe('contact requests', () => {
  const request = {
    id: 'c1',
    status: 'new',
    locale: 'en',
    email: 'lead@fresh.example',
    ticket_id: 't1',
    deliverable_id: 'd1',
    login_url: 'https://aurora.example/auth/signin',
  }
  const customer = {
    name: 'Nina',
    second_name: 'Frei',
    company: 'Fresh',
    position: 'CTO',
    phone: '+4940123456',
    country: 'DE',
    use_cases: ['vod'],
    tracking: { utm_source: 'mail' },
  }

  it('DATA-36 the account positions', () => {
    expect(AccountPosition.options).toEqual([
      'Owner / CEO',
      'Business director',
      'CTO',
      'Technical Specialist',
      'System Administrator',
      'Product Manager',
      'Sales Manager',
      'Procurements Manager',
      'Project Manager',
      'Other',
    ])
  })

  it('DATA-37 the use cases', () => {
    const listed =
      'broadcaster cable_tv cdn classic_iptv corporate_broadcasting events game_streaming installator integrator ' +
      'iptv_ott isp other social_media ugc video_conference video_surveillance vod webinar'
    expect(UseCase.options).toEqual(listed.split(' '))
  })

  it('DATA-38 has these fields and is new, in_progress or closed', () => {
    expect(ContactRequest.parse(request)).toEqual(request)
    expect(fieldFacts(ContactRequest, request)).toEqual(allRequired)
    expect(ContactRequest.shape.status.options).toEqual(['new', 'in_progress', 'closed'])
  })

  it('DATA-38, DATA-39 customer fields, use cases and tracking can be written and never read', () => {
    const body = { locale: 'en', email: request.email, ...customer }
    expect(ContactRequestBody.parse(body)).toEqual(body)
    const optional = [...Object.keys(customer), 'tracking.utm_source']
    expect(fieldFacts(ContactRequestBody, body)).toEqual({ optional, misspelt: [], mistyped: [] })
    expect(ContactRequest.parse({ ...request, ...customer })).toEqual(request)
  })
})
