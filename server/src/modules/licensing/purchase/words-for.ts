import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type LicensingTexts, texts } from '../locale/texts.ts'
import type { Services } from '../services.ts'

/** Orders are written in the language of their customer. */
export const wordsFor = async ({ account }: Services, tx: Tx, accountId: string): Promise<LicensingTexts> =>
  texts[Locale.parse((await account.get(tx, accountId)).locale)]
