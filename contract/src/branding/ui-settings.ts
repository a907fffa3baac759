import * as z from 'zod/mini'
import { Country } from '../vocabulary/contact.ts'
import { Locale } from '../vocabulary/locale.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))

/** A brand's looks and words, read before anyone has signed in. */
export const UiSettings = z.object({
  /** The key that calls without a bearer send as X-Tenant. */
  tenant: z.string(),
  /** The name that is put into texts. */
  brand: z.string(),
  default_locale: Locale,
  /** By name: primary, secondary, background, paper, text, error, warning, success. */
  colors: z.record(z.string(), Colour),
  fonts: z.object({ family: z.string(), url: z.optional(z.string()) }),
  /** Address or data URL. */
  logo: z.string(),
  /** For dark backgrounds, where the logo needs it. */
  logo_dark: z.optional(z.string()),
  /** Where it is known, sign-up does not ask for it. */
  country: z.optional(Country),
  /** Customers from Russia open their account there instead. */
  russian_sign_up_url: z.optional(z.string()),
  /** Shown in the contact slot of the menu. */
  contact: z.optional(z.object({ label: z.string(), url: z.string() })),
})
export type UiSettings = z.infer<typeof UiSettings>
