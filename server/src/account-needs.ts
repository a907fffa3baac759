import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import type { Settings } from './config.ts'
import { accountFactors, type AccountNeeds, createMailboxLimit, createThrottle } from './modules/account/index.ts'
import type { Branding } from './modules/branding/index.ts'
import type { Platform } from './platform.ts'
import { createRateLimit } from './platform/auth/rate-limits.ts'
import { createSeal, type Secrets } from './platform/auth/seal.ts'
import type { FactorStore } from './platform/auth/second-factor/factor-store.ts'
import { createSecondFactors, type SecondFactors } from './platform/auth/second-factor/second-factors.ts'
import { altcha } from './platform/captcha/altcha.ts'
import { type Captcha, createCaptcha } from './platform/captcha/captcha.ts'
import { googleVerifyUrl, recaptcha } from './platform/captcha/recaptcha.ts'
import { createSmsSender, type SmsSender } from './platform/sms/sms.ts'

const tenMinutes = 600

const openLimits = ({ database: { pool } }: Platform): AccountNeeds['limits'] => {
  const limit = (name: string, points: number, seconds: number) => createRateLimit(pool, name, points, seconds)
  // Ten attempts for one account from one address. The limit per address is wider, because a whole office may share it,
  // and the one per network wider still.
  const tries = (name: string) => ({
    pair: limit(`${name}_pair`, 10, tenMinutes),
    address: limit(`${name}_address`, 300, tenMinutes),
    network: limit(`${name}_network`, 1_000, tenMinutes),
  })
  return {
    sign_in: createThrottle({ ...tries('sign_in'), email: limit('sign_in_email', 100, hourSeconds) }),
    sign_up: createThrottle(tries('sign_up')),
    recovery: createThrottle(tries('recovery')),
    mailbox: {
      recovery: createMailboxLimit(limit('mailbox_recovery', 10, hourSeconds)),
      sign_up: createMailboxLimit(limit('mailbox_sign_up', 10, hourSeconds)),
    },
    confirmation: limit('confirmation', 10, hourSeconds),
    proof: limit('own_password', 10, tenMinutes),
    email_change: limit('email_change', 5, hourSeconds),
    copies: limit('account_copies', 60, hourSeconds),
    copies_mailbox: limit('mailbox_copies', 5, hourSeconds),
    export: limit('account_export', 10, hourSeconds),
    sms_account: limit('sms_account', 20, daySeconds),
    sms_number: limit('sms_number', 10, daySeconds),
    sms_address: limit('sms_address', 50, daySeconds),
  }
}

type OwnUrl = () => string

const openCaptcha = (
  settings: Settings,
  { database, clock, log }: Platform,
  branding: Branding,
  ownUrl: OwnUrl,
): Captcha =>
  createCaptcha(database, clock, (tenant) => {
    const keys = branding.get(tenant).recaptcha
    if (keys === undefined) return altcha(tenant, settings.secret, clock)
    const google = settings.demo ? `${ownUrl()}/sandbox/recaptcha/siteverify` : googleVerifyUrl
    return recaptcha({
      ...keys,
      verify_url: keys.verify_url ?? google,
      isOwnHost: (host) => branding.byHost(host)?.key === tenant,
      log: log.child({ tenant }),
    })
  })

/** In the demo, text messages go to the provider's stand-in. */
const openSms = (settings: Settings, { jobs, clock }: Platform, branding: Branding, ownUrl: OwnUrl): SmsSender =>
  createSmsSender(jobs, createSeal(settings, 'sms'), clock, (tenant) => {
    const account = branding.find(tenant)?.sms
    return account === undefined || !settings.demo ? account : { ...account, api_url: `${ownUrl()}/sandbox/sms` }
  })

/** Ten codes per person, whatever address they come from. */
export const openSecondFactors = (
  secrets: Secrets,
  { database, clock, log }: Platform,
  store: FactorStore,
  limit: string,
): SecondFactors =>
  createSecondFactors({
    database,
    clock,
    store,
    log,
    secrets,
    seal: createSeal(secrets, 'second factor'),
    limit: createRateLimit(database.pool, limit, 10, tenMinutes),
  })

/** The rate limits, captchas and message senders that the account module needs, as configured for this installation. */
export const accountNeeds = (
  settings: Settings,
  platform: Platform,
  branding: Branding,
  ownUrl: OwnUrl,
): AccountNeeds => ({
  secret: settings.secret,
  limits: openLimits(platform),
  captcha: openCaptcha(settings, platform, branding, ownUrl),
  sms: openSms(settings, platform, branding, ownUrl),
  secondFactors: openSecondFactors(settings, platform, accountFactors, 'one_time_code'),
})
