import * as z from 'zod/mini'

/** The features that a brand can turn on and off. */
export const Features = z.object({
  /** Signing up. */
  sign_up: z.boolean(),
  /** Recovering a password. */
  password_recovery: z.boolean(),
  /** Confirming an e-mail address. */
  account_confirmation: z.boolean(),
  /** The newsletter and its settings. */
  contacts: z.boolean(),
  /** Tickets. */
  tickets: z.boolean(),
  /** Orders, invoices, payments and saved cards. */
  billing: z.boolean(),
  /** Companies, invites and colleagues. */
  company: z.boolean(),
  /** Accepting the terms of use. */
  terms: z.boolean(),
})
export type Features = z.infer<typeof Features>

export type FeatureName = keyof Features
