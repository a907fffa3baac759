import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../database/database.ts'
import { failure } from '../../failure.ts'
import { hashShortSecret, makeBytes } from '../../ids.ts'
import type { Log } from '../../log.ts'
import type { RateLimit } from '../rate-limits.ts'
import type { Seal, Secrets } from '../seal.ts'
import { makeBackupCodes, plainBackupCode } from './backup-codes.ts'
import type { FactorRow, FactorStore, Holder } from './factor-store.ts'
import { secretBytes, stepOfCode, tellApp } from './one-time-code.ts'

interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Encrypts the secrets of authenticator apps. */
  readonly seal: Seal
  /** The keys for the hashes of backup codes. */
  readonly secrets: Secrets
  /** Limits the attempts per person. */
  readonly limit: RateLimit
  readonly store: FactorStore
}

/** What else to record of a change within its transaction: an audit entry, an e-mail. */
type Note = (tx: Tx) => Promise<void>

const wrongCode = () => failure('wrong_code', { pointer: '/code' })

/** Returns null if the installation's secret was replaced and the old one was not kept. No code of the app is then accepted. */
const keyOfApp = ({ seal, log }: Services, id: string, factor: FactorRow): Buffer | null => {
  try {
    return seal.open(factor.secret, id)
  } catch {
    log.warn(
      { id },
      'the key of an authenticator app cannot be opened: name the secret that it was set up under in previous_secrets',
    )
    return null
  }
}

const codesOf = (services: Services) => {
  const { store, secrets, clock } = services
  const hashWith = (secret: string, id: string, code: string): Buffer =>
    hashShortSecret(plainBackupCode(code), `backup code ${id}`, secret)
  const takeOfApp = async (tx: Tx, id: string, factor: FactorRow, code: string): Promise<boolean> => {
    const key = keyOfApp(services, id, factor)
    const step = key && stepOfCode(key, code.replaceAll(/\s/g, ''), clock.now())
    return step !== null && store.takeStep(tx, id, step)
  }
  const takeBackup = async (tx: Tx, id: string, code: string): Promise<boolean> => {
    for (const secret of [secrets.secret, ...secrets.previous_secrets])
      if (await store.useCode(tx, id, hashWith(secret, id, code), clock.now())) return true
    return false
  }
  return {
    /** Uses up a code of the app. Returns false if it is wrong or already used. */
    takeOfApp,
    /** Uses up a code of the app or a backup code in the caller's transaction. Returns null if it is neither. */
    take: async (tx: Tx, id: string, factor: FactorRow, code: string): Promise<'app' | 'backup' | null> => {
      if (await takeOfApp(tx, id, factor, code)) return 'app'
      return (await takeBackup(tx, id, code)) ? 'backup' : null
    },
    /** Replaces the backup codes and returns the new ones, which are shown only this once. */
    give: async (tx: Tx, holder: Holder): Promise<BackupCodes> => {
      const codes = makeBackupCodes()
      const hashes = codes.map((code) => hashWith(secrets.secret, holder.id, code))
      await store.replaceCodes(tx, holder, hashes)
      return { backup_codes: codes }
    },
  }
}

/** Runs work that needs a right code. Attempts are counted per person, and the count is reset after a right code. */
const withCode = async <T>(
  { database, limit, store }: Services,
  holder: Holder,
  work: (tx: Tx, factor: FactorRow) => Promise<T>,
): Promise<T> => {
  await limit.take(holder.id)
  const done = await database.transaction(holder.tenant, async (tx) => {
    const factor = await store.find(tx, holder.id)
    if (factor === undefined) throw failure('conflict')
    return work(tx, factor)
  })
  await limit.reset(holder.id)
  return done
}

/** Like `withCode`, but needs a confirmed factor and accepts backup codes as well. */
const withAnyCode = <T>(services: Services, holder: Holder, code: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withCode(services, holder, async (tx, factor) => {
    if (factor.confirmed_at === null) throw failure('conflict')
    if ((await codesOf(services).take(tx, holder.id, factor, code)) === null) throw wrongCode()
    return work(tx)
  })

const read =
  ({ database, store }: Services) =>
  ({ tenant, id }: Holder): Promise<SecondFactor> =>
    database.read(tenant, async (tx) => {
      const confirmed = (await store.find(tx, id))?.confirmed_at ?? null
      return {
        enabled: confirmed !== null,
        enabled_at: confirmed?.toISOString() ?? null,
        backup_codes_left: confirmed === null ? 0 : await store.countCodes(tx, id),
      }
    })

/**
 * Creates a secret for an app. Sign-in does not change until a code of it is confirmed. Throws 409 `conflict` if a
 * factor is already confirmed.
 */
const start =
  ({ database, clock, seal, store }: Services) =>
  async (holder: Holder, brand: string, email: string, note: Note): Promise<SecondFactorSecret> => {
    const secret = makeBytes(secretBytes)
    await database.transaction(holder.tenant, async (tx) => {
      const put = await store.put(tx, holder, seal.close(secret, holder.id), clock.now())
      if (!put) throw failure('conflict')
      await note(tx)
    })
    return tellApp(secret, brand, email)
  }

/** Switches the factor on: from now on sign-in asks for a code. */
const confirm =
  (services: Services) =>
  (holder: Holder, code: string, note: Note): Promise<BackupCodes> =>
    withCode(services, holder, async (tx, factor) => {
      const { store, clock } = services
      const codes = codesOf(services)
      if (factor.confirmed_at !== null) throw failure('conflict')
      if (!(await codes.takeOfApp(tx, holder.id, factor, code))) throw wrongCode()
      // If two calls confirmed at once, the second would invalidate the backup codes that the first returned.
      if (!(await store.confirm(tx, holder.id, clock.now()))) throw failure('conflict')
      await note(tx)
      return codes.give(tx, holder)
    })

interface Told {
  /** Called on a wrong code. */
  readonly refused: () => void
  /** Called within the transaction when a backup code was used to sign in. */
  readonly usedBackup: (tx: Tx, left: number) => Promise<void>
}

/**
 * Asks someone who has proved their password for the second factor, if they have one. Throws 401 `otp_required` without
 * a code or with a wrong one. Wrong codes are counted per person, whatever address they come from. Only people who know
 * the password get this far, so nobody else can exhaust the count. Returns whether a code was needed.
 */
const demand =
  (services: Services) =>
  async (holder: Holder, code: string | null, { refused, usedBackup }: Told): Promise<'asked' | 'not asked'> => {
    const { database, limit, store } = services
    const { tenant, id } = holder
    const factor = await database.read(tenant, (tx) => store.find(tx, id))
    if (factor?.confirmed_at == null) return 'not asked'
    if (code === null) throw failure('otp_required')
    await limit.take(id)
    const taken = await database.transaction(tenant, async (tx) => {
      const kind = await codesOf(services).take(tx, id, factor, code)
      if (kind === 'backup') await usedBackup(tx, await store.countCodes(tx, id))
      return kind
    })
    if (taken === null) {
      refused()
      throw failure('otp_required')
    }
    await limit.reset(id)
    return 'asked'
  }

/** Codes of an authenticator app beside the password (RFC 6238), with backup codes. Customers and operators share this code. */
export const createSecondFactors = (services: Services) => ({
  read: read(services),
  start: start(services),
  confirm: confirm(services),

  renewCodes: (holder: Holder, code: string, note: Note): Promise<BackupCodes> =>
    withAnyCode(services, holder, code, async (tx) => {
      await note(tx)
      return codesOf(services).give(tx, holder)
    }),

  end: (holder: Holder, code: string, note: Note): Promise<void> =>
    withAnyCode(services, holder, code, async (tx) => {
      await services.store.remove(tx, holder.id)
      await note(tx)
    }),

  /** Proves that they have the app or a backup code: uses the code up and changes nothing else. */
  prove: (holder: Holder, code: string): Promise<void> => withAnyCode(services, holder, code, () => Promise.resolve()),

  /** Switches the factor off without a code. Returns false if it was not on. */
  reset: async (tx: Tx, id: string): Promise<boolean> => {
    const factor = await services.store.find(tx, id)
    if (factor?.confirmed_at == null) return false
    await services.store.remove(tx, id)
    return true
  },

  /** Throws if the factor was switched on after sign-in had decided not to ask for it. Returns whether it is on. */
  stillFits: async (tx: Tx, id: string, code: 'asked' | 'not asked'): Promise<boolean> => {
    const on = (await services.store.find(tx, id))?.confirmed_at != null
    if (on && code === 'not asked') throw failure('otp_required')
    return on
  },

  isOn: async (tx: Tx, id: string): Promise<boolean> => (await services.store.find(tx, id))?.confirmed_at != null,

  demand: demand(services),
})

export type SecondFactors = ReturnType<typeof createSecondFactors>
