import type { Tx } from '../../../platform/database/database.ts'
import { hashShortSecret } from '../../../platform/ids.ts'
import type { Services } from '../services.ts'
import { plainBackupCode } from './backup-codes.ts'
import { stepOfCode } from './one-time-code.ts'
import { type SecondFactorRow, takeStep, useBackupCode } from './second-factor-store.ts'

export const hashBackupCode = ({ secret }: Pick<Services, 'secret'>, accountId: string, code: string): Buffer =>
  hashShortSecret(plainBackupCode(code), `backup code ${accountId}`, secret)

/** Uses a code of the app up; false where it is wrong or was used before. */
export const takeAppCode = async (
  { seal, clock }: Services,
  tx: Tx,
  { account_id, secret }: SecondFactorRow,
  code: string,
): Promise<boolean> => {
  const step = stepOfCode(seal.open(secret, account_id), code.replaceAll(/\s/g, ''), clock.now())
  return step !== null && takeStep(tx, account_id, step)
}

/** A code of the app or a backup code, used up in the caller's transaction; null where it is neither. */
export const takeCode = async (
  services: Services,
  tx: Tx,
  factor: SecondFactorRow,
  code: string,
): Promise<'app' | 'backup' | null> => {
  if (await takeAppCode(services, tx, factor, code)) return 'app'
  const hash = hashBackupCode(services, factor.account_id, code)
  return (await useBackupCode(tx, factor.account_id, hash, services.clock.now())) ? 'backup' : null
}
