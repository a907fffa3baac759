import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import { inTurn } from '../../platform/auth/password-queue.ts'
import { passwordMatches } from '../../platform/auth/passwords.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure, failure } from '../../platform/failure.ts'
import type { Call, Identity, IdentityCall } from '../../platform/http/call.ts'
import { refuseClosed } from './closing/closing-rules.ts'
import { fromKnownDevice } from './from-known-device.ts'
import { type ActingOperator, openSession } from './open-session.ts'
import { renewSession } from './renew-session.ts'
import { requireCode } from './second-factor/require-code.ts'
import type { Services } from './services.ts'
import { type AccountRow, type EarlierPlace, findAccountByEmail, getAccount, listPlaces, lockAccount } from './store.ts'
import { tellOfLink, tellOfNewDevice } from './tell-of-new-device.ts'

type Credentials = Extract<Identity, { kind: 'basic' }>

/** POST /login: by password, by a link from the vendor, or by the token that the browser kept from an earlier sign-in. */
export const signIn =
  (services: Services) =>
  async ({ identity, ...call }: IdentityCall): Promise<LoginInfo> => {
    switch (identity.kind) {
      case 'basic':
        return inTurn(() => byPassword(services, call, identity))
      case 'trial':
        return byLink(services, call, 'trial', identity.token)
      case 'refresh':
        return (
          (await renewSession(services, call, identity.token)) ?? byLink(services, call, 'hand_off', identity.token)
        )
      default:
        throw failure('unauthorized')
    }
  }

/**
 * Locked and read again: while the password was being checked, its owner may have chosen another, which revokes everything the old one
 * has opened, or set up a second factor. The places of earlier sign-ins are read in the same round trip.
 */
const stillLetIn = async (
  { secondFactors }: Services,
  tx: Tx,
  seen: AccountRow,
  code: 'asked' | 'not asked',
): Promise<{ readonly account: AccountRow; readonly places: readonly EarlierPlace[] }> => {
  const [account, places] = await Promise.all([
    lockAccount(tx, seen.id),
    listPlaces(tx, seen.id),
    secondFactors.stillFits(tx, seen.id, code),
  ])
  if (account === undefined || account.password_hash !== seen.password_hash) throw failure('wrong_credentials')
  if (account.blocked) throw failure('account_blocked')
  refuseClosed(account)
  return { account, places }
}

/**
 * Does the same work and gives the same answer for an unknown e-mail as for a wrong password, so that neither status nor time reveals
 * which it is.
 */
const byPassword = async (
  services: Services,
  call: Call,
  { email, password, otp }: Credentials,
): Promise<LoginInfo> => {
  const { database, limits, log } = services
  const from = await fromKnownDevice(services, call, email)
  await limits.sign_in.take(from, email)
  const account = await database.read(call.tenant, (tx) => findAccountByEmail(tx, email))
  const matches = await passwordMatches(password, account?.password_hash ?? null)
  if (account === undefined || !matches) {
    log.warn(
      { tenant: call.tenant, ip: call.ip, account: account?.id ?? null, request: call.request_id },
      'sign-in refused',
    )
    throw failure('wrong_credentials')
  }
  if (account.blocked) throw failure('account_blocked')
  refuseClosed(account)
  const code = await requireCode(services, call, account, otp)
  await limits.sign_in.forgive(from, email)
  if (account.moved_to !== null) return handOff(services, account, account.moved_to)
  return database.transaction(call.tenant, async (tx) => {
    const current = await stillLetIn(services, tx, account, code)
    await tellOfNewDevice(services, tx, call, current)
    return openSession(services, tx, call, current.account, 'password')
  })
}

/** All failures of a sign-in get the same refusal, whatever was wrong with the secret. */
const refuseSignIn =
  (code: 'unauthorized' | 'sign_in_link_over') =>
  (reason: unknown): never => {
    throw reason instanceof Failure ? failure(code) : reason
  }

/**
 * The operator who acts, if a link was made for that. A link whose operator is missing opens nothing, least of all a session of the
 * customer's own.
 */
const actingOf = (object: string | null): ActingOperator | null => {
  if (object === null) return null
  const [handle = '', ...name] = object.split(' ')
  if (handle === '') throw failure('unauthorized')
  return { handle, name: name.join(' ') }
}

/** A one-time secret. GET requests never come here, so mail scanners cannot use it up. */
const byLink = async (
  services: Services,
  call: Call,
  purpose: 'trial' | 'hand_off',
  token: string,
): Promise<LoginInfo> =>
  services.database.transaction(call.tenant, async (tx) => {
    const refusal = purpose === 'trial' ? 'sign_in_link_over' : 'unauthorized'
    const link = await services.linkTokens.use(tx, { token, purpose }).catch(refuseSignIn(refusal))
    if (link.account_id === null) throw failure('unauthorized')
    const account = await getAccount(tx, link.account_id)
    if (account.blocked) throw failure('account_blocked')
    refuseClosed(account)
    // The second factor was switched on after the link was made; the link must not bypass it.
    if (purpose === 'trial' && (await services.secondFactors.isOn(tx, account.id))) throw failure('sign_in_link_over')
    if (purpose === 'hand_off')
      return openSession(services, tx, call, account, purpose, { acting: actingOf(link.object_id) })
    await tellOfLink(services, tx, call, account)
    // Made for the customer, but possibly opened by the operator who made it.
    return openSession(services, tx, call, account, purpose, { link_made_by: link.object_id })
  })

/**
 * A stolen password of the old brand must not work after it was changed at the new one. Moves made before their time was recorded have
 * none.
 */
const hasChosenAnotherSince = (there: AccountRow, { moved_at }: AccountRow): boolean =>
  there.password_changed_at !== null && (moved_at === null || there.password_changed_at > moved_at)

/**
 * Another brand serves the customer now. The address carries only a code for that brand, valid once and for a minute. Its host comes from
 * the configuration, never from a request. There is no code if the address was never confirmed, if the new account has a second factor
 * that was not asked for here, or if its password was changed since the move. Then the person is redirected without a code and signs in
 * as usual.
 */
const handOff = async (
  { database, linkTokens, branding, secondFactors }: Services,
  account: AccountRow,
  tenant: string,
): Promise<LoginInfo> => {
  const brand = branding.find(tenant)
  if (brand?.public_url === undefined) throw failure('account_blocked')
  const code = await database.transaction(tenant, async (tx) => {
    const found = await findAccountByEmail(tx, account.email)
    // Locked, because the password may be changing right now.
    const there = found && (await lockAccount(tx, found.id))
    if (there === undefined) throw failure('wrong_credentials')
    refuseClosed(there)
    if (!account.email_confirmed || hasChosenAnotherSince(there, account)) return ''
    if (await secondFactors.isOn(tx, there.id)) return ''
    return linkTokens.make(tx, { tenant, purpose: 'hand_off', account_id: there.id })
  })
  return { access_token: '', refresh_token: code, redirect_to: brand.public_url }
}
