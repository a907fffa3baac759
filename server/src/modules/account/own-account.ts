import type { AccountActivity } from '@foyer/contract/account/activity.ts'
import type { ClosedAccount, Closing, ClosingBody } from '@foyer/contract/account/closing.ts'
import type { PhoneCodeBody, PhoneConfirmBody, Retry } from '@foyer/contract/account/confirmation.ts'
import type { AccountExport } from '@foyer/contract/account/export.ts'
import type { EmailChangeBody, Profile, ProfileBody } from '@foyer/contract/account/profile.ts'
import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import type { Terms } from '@foyer/contract/account/terms.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall, IdentityCall } from '../../platform/http/call.ts'
import { closeOwnAccount, readClosing } from './closing/close-own-account.ts'
import { confirmPhone } from './phone/confirm-phone.ts'
import { sendPhoneCode } from './phone/send-phone-code.ts'
import { changeEmail } from './profile/change-email.ts'
import { exportAccount } from './profile/export-account.ts'
import { profileOf } from './profile/profile-of.ts'
import { readActivity } from './profile/read-activity.ts'
import { saveProfile } from './profile/save-profile.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewBackupCodes,
  startSecondFactor,
} from './second-factor/manage-second-factor.ts'
import type { Services } from './services.ts'
import { acceptTerms, readTerms } from './terms/terms.ts'

/** What people do with their own account. */
export interface OwnAccount {
  profile(call: ActorCall): Promise<Profile>
  saveProfile(call: ActorCall, body: ProfileBody): Promise<Profile>
  /** Mails a link to the new address; the change happens when it is opened. */
  changeEmail(call: ActorCall, body: EmailChangeBody): Promise<Retry>
  export(call: ActorCall): Promise<AccountExport>
  /** What was done in the account, by whom. */
  activity(call: ActorCall, page: PageQuery): Promise<Page<AccountActivity>>
  /** What keeps the account from being closed. */
  closing(call: ActorCall): Promise<Closing>
  close(call: ActorCall, body: ClosingBody): Promise<ClosedAccount>
  terms(call: IdentityCall, locale: Locale | undefined): Promise<Terms>
  acceptTerms(call: ActorCall, shown: string | undefined): Promise<void>
  sendPhoneCode(call: ActorCall, body: PhoneCodeBody): Promise<Retry>
  confirmPhone(call: ActorCall, body: PhoneConfirmBody): Promise<void>
  secondFactor(call: ActorCall): Promise<SecondFactor>
  startSecondFactor(call: ActorCall, password?: string): Promise<SecondFactorSecret>
  confirmSecondFactor(call: ActorCall, code: string): Promise<BackupCodes>
  renewBackupCodes(call: ActorCall, code: string): Promise<BackupCodes>
  endSecondFactor(call: ActorCall, code: string): Promise<void>
}

export const createOwnAccount = (services: Services): OwnAccount => ({
  profile: (call) => services.database.read(call.tenant, (tx) => profileOf(services, tx, call)),
  saveProfile: saveProfile(services),
  changeEmail: changeEmail(services),
  export: exportAccount(services),
  activity: readActivity(services),
  closing: readClosing(services),
  close: closeOwnAccount(services),
  terms: readTerms(services),
  acceptTerms: acceptTerms(services),
  sendPhoneCode: sendPhoneCode(services),
  confirmPhone: confirmPhone(services),
  secondFactor: readSecondFactor(services),
  startSecondFactor: startSecondFactor(services),
  confirmSecondFactor: confirmSecondFactor(services),
  renewBackupCodes: renewBackupCodes(services),
  endSecondFactor: endSecondFactor(services),
})
