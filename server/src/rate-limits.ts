import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import type { Settings } from './config.ts'
import { type AccountNeeds, createMailboxLimit, createThrottle } from './modules/account/index.ts'
import type { Platform } from './platform.ts'
import { createRateLimit } from './platform/auth/rate-limits.ts'

const tenMinutes = 600

const limitsOf =
  ({ database: { pool } }: Platform) =>
  (name: string, points: number, seconds: number) =>
    createRateLimit(pool, name, points, seconds)

export const accountLimits = (platform: Platform): AccountNeeds['limits'] => {
  const limit = limitsOf(platform)
  // Ten attempts for one account from one address. The limit per address is wider, because a whole office may share it,
  // and the one per network wider still.
  const tries = (name: string) => ({
    pair: limit(`${name}_pair`, 10, tenMinutes),
    address: limit(`${name}_address`, 300, tenMinutes),
    network: limit(`${name}_network`, 1_000, tenMinutes),
  })
  return {
    sign_in: createThrottle({ ...tries('sign_in'), email: limit('sign_in_email', 100, hourSeconds) }),
    sign_up: createThrottle(tries('sign_up')),
    recovery: createThrottle(tries('recovery')),
    mailbox: {
      recovery: createMailboxLimit(limit('mailbox_recovery', 10, hourSeconds)),
      sign_up: createMailboxLimit(limit('mailbox_sign_up', 10, hourSeconds)),
    },
    confirmation: limit('confirmation', 10, hourSeconds),
    proof: limit('own_password', 10, tenMinutes),
    email_change: limit('email_change', 5, hourSeconds),
    copies: limit('account_copies', 60, hourSeconds),
    copies_mailbox: limit('mailbox_copies', 5, hourSeconds),
    export: limit('account_export', 10, hourSeconds),
    sms_account: limit('sms_account', 20, daySeconds),
    sms_number: limit('sms_number', 10, daySeconds),
    sms_address: limit('sms_address', 50, daySeconds),
  }
}

/** Fewer attempts at passwords are allowed than for customers, on every count. */
export const operatorLimits = (platform: Platform) => {
  const limit = limitsOf(platform)
  return {
    sign_in: createThrottle({
      pair: limit('operator_pair', 5, tenMinutes),
      address: limit('operator_address', 50, tenMinutes),
      network: limit('operator_network', 200, tenMinutes),
      email: limit('operator_email', 50, hourSeconds),
    }),
    proof: limit('operator_proof', 5, tenMinutes),
    // As for customers.
    recovery: createThrottle({
      pair: limit('operator_recovery_pair', 10, tenMinutes),
      address: limit('operator_recovery_address', 300, tenMinutes),
      network: limit('operator_recovery_network', 1_000, tenMinutes),
    }),
    mailbox: createMailboxLimit(limit('operator_mailbox', 10, hourSeconds)),
    invite: limit('operator_invite', 30, hourSeconds),
  }
}

/** Per account, sixty e-mails an hour to people who do not know the sender yet. Per recipient ten of each kind, from all accounts together. */
export const companyLimits = (platform: Platform) => {
  const limit = limitsOf(platform)
  return {
    letterLimit: limit('company_letter', 60, hourSeconds),
    mailbox: {
      invites: createMailboxLimit(limit('mailbox_company', 10, hourSeconds)),
      requests: createMailboxLimit(limit('mailbox_requests', 10, hourSeconds)),
    },
  }
}

/**
 * The text of a ticket goes to up to twenty addresses that its author chooses. The limit suffices for a conversation,
 * but not for bulk mail in our name.
 */
export const supportLimits = (platform: Platform) => {
  const limit = limitsOf(platform)
  return {
    words: limit('ticket_words', 120, hourSeconds),
    copies: limit('ticket_copies', 120, hourSeconds),
    copy: limit('ticket_copy', 40, hourSeconds),
    addresses: limit('ticket_addresses', 60, hourSeconds),
    notes: limit('ticket_notes', 20, hourSeconds),
    mailbox: limit('mailbox_ticket_copies', 5, hourSeconds),
  }
}

/**
 * Nothing else limits how many servers a licence registers. The limit is more than a fleet that is installed within an
 * hour, and too few to fill a disk.
 */
export const newServersLimit = (platform: Platform) => limitsOf(platform)('licence_servers', 600, hourSeconds)

/**
 * An invoice goes to up to twenty addresses that its customer chooses. The limit suffices for buyers, but not for bulk
 * mail in our name.
 */
export const orderLimitOf = (platform: Platform) => limitsOf(platform)('orders', 60, hourSeconds)

export const cardLimits = (platform: Platform, { account, address }: Settings['card_tries_per_hour']) => {
  const limit = limitsOf(platform)
  return {
    account: limit('card_account', account, hourSeconds),
    address: limit('card_address', address, hourSeconds),
  }
}
