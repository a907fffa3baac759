import * as z from 'zod/mini'
import { Country } from '../vocabulary/contact.ts'
import { Locale } from '../vocabulary/locale.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))

/** The appearance and wording of a brand, readable before signing in. */
export const UiSettings = z.object({
  /** The key that calls without a bearer send as X-Tenant. */
  tenant: z.string(),
  /** The brand’s name, as used in texts. */
  brand: z.string(),
  default_locale: Locale,
  /** By name: primary, secondary, background, paper, text, error, warning, success. */
  colors: z.record(z.string(), Colour),
  /** The font family, and the address of its style sheet if it has to be loaded. */
  fonts: z.object({ family: z.string(), url: z.optional(z.string()) }),
  /** A URL or data URL. */
  logo: z.string(),
  /** The logo for dark backgrounds, if it needs another one. */
  logo_dark: z.optional(z.string()),
  /** The visitor’s country for sign-up; if it is given, sign-up does not ask for it. */
  country: z.optional(Country),
  /** Where customers from Russia sign up instead. */
  russian_sign_up_url: z.optional(z.string()),
  /** A contact link, shown in the menu. */
  contact: z.optional(z.object({ label: z.string(), url: z.string() })),
})
export type UiSettings = z.infer<typeof UiSettings>
