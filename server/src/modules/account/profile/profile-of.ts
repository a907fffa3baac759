import type { Profile } from '@foyer/contract/account/profile.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { presentProfile } from '../present.ts'
import type { Services } from '../services.ts'
import { getAccount } from '../store.ts'
import { latestVersion } from '../terms/terms-store.ts'

/** The caller's profile as it is in this transaction. */
export const profileOf = async (
  { branding }: Pick<Services, 'branding'>,
  tx: Tx,
  { tenant, actor }: ActorCall,
): Promise<Profile> => {
  const row = await getAccount(tx, actor.account_id)
  const { features } = branding.get(tenant)
  return presentProfile(row, await latestVersion(tx), features, actor.acting_operator?.name ?? null)
}
