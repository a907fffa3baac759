import type { Settings } from './config.ts'
import { accountFactors, type AccountNeeds } from './modules/account/index.ts'
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
import { accountLimits } from './rate-limits.ts'

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
    limit: createRateLimit(database.pool, limit, 10, 600),
  })

/** The rate limits, captchas and message senders that the account module needs, as configured for this installation. */
export const accountNeeds = (
  settings: Settings,
  platform: Platform,
  branding: Branding,
  ownUrl: OwnUrl,
): AccountNeeds => ({
  secret: settings.secret,
  limits: accountLimits(platform),
  captcha: openCaptcha(settings, platform, branding, ownUrl),
  sms: openSms(settings, platform, branding, ownUrl),
  secondFactors: openSecondFactors(settings, platform, accountFactors, 'one_time_code'),
})
