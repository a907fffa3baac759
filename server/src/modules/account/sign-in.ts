import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import { inTurn } from '../../platform/auth/password-queue.ts'
import { passwordMatches } from '../../platform/auth/passwords.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure, failure } from '../../platform/failure.ts'
import type { Call, Identity, IdentityCall } from '../../platform/http/call.ts'
import { fromKnownDevice } from './from-known-device.ts'
import { type ActingOperator, openSession } from './open-session.ts'
import { renewSession } from './renew-session.ts'
import { requireCode } from './second-factor/require-code.ts'
import type { Services } from './services.ts'
import { type AccountRow, findAccountByEmail, getAccount, lockAccount } from './store.ts'
import { tellOfLink, tellOfNewDevice } from './tell-of-new-device.ts'

type Credentials = Extract<Identity, { kind: 'basic' }>

/** POST /login: by password, by a link from the vendor, or by what the browser kept of an earlier sign-in. */
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
 * Locked and looked at again: while the password was, its owner may have chosen another, which ends what the one before has opened, or set
 * up a second factor.
 */
const stillLetIn = async (
  { secondFactors }: Services,
  tx: Tx,
  seen: AccountRow,
  code: 'asked' | 'not asked',
): Promise<AccountRow> => {
  const account = await lockAccount(tx, seen.id)
  if (account === undefined || account.password_hash !== seen.password_hash) throw failure('wrong_credentials')
  if (account.blocked) throw failure('account_blocked')
  await secondFactors.stillFits(tx, account.id, code)
  return account
}

/** The same work and the same answer for an unknown e-mail as for a wrong password: neither status nor time tells them apart. */
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
  const code = await requireCode(services, call, account, otp)
  await limits.sign_in.forgive(from, email)
  if (account.moved_to !== null) return handOff(services, account, account.moved_to)
  return database.transaction(call.tenant, async (tx) => {
    const current = await stillLetIn(services, tx, account, code)
    await tellOfNewDevice(services, tx, call, current)
    return openSession(services, tx, call, current, 'password')
  })
}

/** A sign-in has one refusal, whatever was wrong with the secret. */
const refuseSignIn =
  (code: 'unauthorized' | 'sign_in_link_over') =>
  (reason: unknown): never => {
    throw reason instanceof Failure ? failure(code) : reason
  }

/** Who of the vendor's acts, where a link was made for that. What names nobody opens nothing, least of all a session of the customer's own. */
const actingOf = (object: string | null): ActingOperator | null => {
  if (object === null) return null
  const [handle = '', ...name] = object.split(' ')
  if (handle === '') throw failure('unauthorized')
  return { handle, name: name.join(' ') }
}

/** A secret that works once. GET requests never come here, so that mail scanners use nothing up. */
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
    // Switched on since the link was made: it does not go round it.
    if (purpose === 'trial' && (await services.secondFactors.isOn(tx, account.id))) throw failure('sign_in_link_over')
    if (purpose === 'hand_off')
      return openSession(services, tx, call, account, purpose, { acting: actingOf(link.object_id) })
    await tellOfLink(services, tx, call, account)
    // Made for the customer, by somebody who may have followed it themselves.
    return openSession(services, tx, call, account, purpose, { link_made_by: link.object_id })
  })

/** A stolen password of the old brand must not outlive the change at the new one. Moves from before times were recorded have none. */
const hasChosenAnotherSince = (there: AccountRow, { moved_at }: AccountRow): boolean =>
  there.password_changed_at !== null && (moved_at === null || there.password_changed_at > moved_at)

/**
 * The customer is served by another brand now. What goes into the address is a code for that brand alone, good once and for a minute;
 * where it leads comes from the configuration, never from a request. An address that was never proven to be theirs, a second factor there
 * that was not asked for here, or a password that was changed there since the move opens nothing: they are sent there without a code, to sign in
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
    if (!account.email_confirmed || hasChosenAnotherSince(there, account)) return ''
    if (await secondFactors.isOn(tx, there.id)) return ''
    return linkTokens.make(tx, { tenant, purpose: 'hand_off', account_id: there.id })
  })
  return { access_token: '', refresh_token: code, redirect_to: brand.public_url }
}
