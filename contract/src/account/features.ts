import * as z from 'zod/mini'

/** The areas that a brand can switch on and off. */
export const Features = z.object({
  sign_up: z.boolean(),
  password_recovery: z.boolean(),
  account_confirmation: z.boolean(),
  contacts: z.boolean(),
  tickets: z.boolean(),
  billing: z.boolean(),
  company: z.boolean(),
  terms: z.boolean(),
})
export type Features = z.infer<typeof Features>

export type FeatureName = keyof Features
