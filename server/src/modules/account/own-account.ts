import type { ActorCall } from '../../platform/http/call.ts'
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
export const createOwnAccount = (services: Services) => ({
  profile: (call: ActorCall) => services.database.read(call.tenant, (tx) => profileOf(services, tx, call)),
  saveProfile: saveProfile(services),
  /** Mails a link to the new address; the change happens when it is opened. */
  changeEmail: changeEmail(services),
  export: exportAccount(services),
  /** What was done in the account, by whom. */
  activity: readActivity(services),
  /** What keeps the account from being closed. */
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
