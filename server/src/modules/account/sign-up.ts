import type { SignUpBody } from '@foyer/contract/account/sign-up.ts'
import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import { type Utm, utmFields } from '@foyer/contract/vocabulary/utm.ts'
import { refuseCommonPassword } from '../../platform/auth/guessed-passwords.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/call.ts'
import { makeId, makeSecret } from '../../platform/ids.ts'
import type { Brand } from '../branding/index.ts'
import { answerEvenly } from './answer-evenly.ts'
import { postConfirmation } from './confirm-email.ts'
import { accountRowOf, announceCreated, type NewAccount } from './create-account.ts'
import { guessableWords } from './guessable-words.ts'
import { postAccountLetter } from './letters/account-letter.ts'
import { openSession } from './open-session.ts'
import { ownAct } from './own-act.ts'
import type { Services } from './services.ts'
import { type AccountRow, findAccountByEmail, insertAccountUnlessTaken } from './store.ts'
import { latestVersion } from './terms/terms-store.ts'

const utmOf = (body: SignUpBody): Utm =>
  Object.fromEntries(utmFields.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])))

const refuseOtherSite = ({ russian_sign_up_url }: Brand, { country }: SignUpBody): void => {
  if (country === 'RU' && russian_sign_up_url !== undefined) throw failure('invalid', { pointer: '/country' })
}

/** A caller who names the version that was shown accepts only that one. Nobody accepts what is not published. */
const acceptsLatest = ({ terms_version }: SignUpBody, latest: string | null): boolean =>
  latest !== null && (terms_version === undefined || terms_version === latest)

const newAccountOf = (tenant: string, acceptedAt: Date | null, body: SignUpBody): NewAccount => {
  const { email, password, locale, country, name = '', second_name = '', newsletter = false } = body
  const person = { tenant, email, password, locale, country, name, second_name, newsletter }
  return { ...person, ...(acceptedAt !== null && { terms_accepted_at: acceptedAt }), utm: utmOf(body) }
}

/**
 * The answer for a taken e-mail: tokens of the same form that open nothing. The owner gets a mail instead. A different answer would tell
 * strangers who is a customer.
 */
const answerOfNobody = async (
  services: Services,
  tx: Tx,
  call: Call,
  account: AccountRow,
  mayMail: boolean,
): Promise<LoginInfo> => {
  const { accessTokens, audit, branding, clock } = services
  const fact = branding.get(call.tenant).features.password_recovery ? 'recovery' : ''
  if (mayMail) await postAccountLetter(services, tx, account, { kind: 'account_exists', fact, path: '/auth/signin' })
  await audit(tx, { ...ownAct(call, account.id, 'sign_up_repeated'), actor: 'system' })
  const nobody = { account_id: makeId(clock), session_id: makeId(clock), legacy_id: null, renewal: null }
  const access_token = await accessTokens.issue({ tenant: call.tenant, ...nobody })
  return { access_token, refresh_token: makeSecret(), redirect_to: null }
}

const open = async (services: Services, call: Call, body: SignUpBody): Promise<LoginInfo> => {
  const { database, clock, branding, audit, limits } = services
  // Checked before the transaction, because the rate limits use connections of their own.
  const mayMail = await limits.mailbox.sign_up(call.tenant, body.email)
  const passwordHash = await hashPassword(body.password)
  return database.transaction(call.tenant, async (tx) => {
    const latest = await latestVersion(tx)
    const input = newAccountOf(call.tenant, acceptsLatest(body, latest) ? clock.now() : null, body)
    const row = accountRowOf(services, input, passwordHash, latest)
    const account = await insertAccountUnlessTaken(tx, row)
    if (account === undefined) {
      const owner = await findAccountByEmail(tx, body.email)
      if (owner === undefined) throw failure('conflict')
      return answerOfNobody(services, tx, call, owner, mayMail)
    }
    await audit(tx, ownAct(call, account.id, 'account_created'))
    await announceCreated(services, tx, account)
    if (branding.get(call.tenant).features.account_confirmation) await postConfirmation(services, tx, account)
    return openSession(services, tx, call, account, 'sign_up')
  })
}

/**
 * POST /sign_up: creates an account with its first session, and mails a link to confirm the address. A taken e-mail gets the same answer
 * in the same time.
 */
export const signUp =
  (services: Services) =>
  async (call: Call, body: SignUpBody): Promise<LoginInfo> => {
    const { limits, captcha, branding } = services
    await limits.sign_up.take(call, body.email)
    const brand = branding.get(call.tenant)
    refuseOtherSite(brand, body)
    await refuseCommonPassword(body.password, guessableWords(brand, body.email))
    await captcha.check(call, body.recaptcha_token)
    return answerEvenly(() => open(services, call, body))
  }
