import type { Contrast } from '@foyer/contract/operator/desk.ts'
import { masked } from '@foyer/contract/vocabulary/masked.ts'
import { contrastOf, readableContrast } from '../../../platform/contrast-rules.ts'

/** Settings that a provider itself shows to everyone, or that are printed on invoices. Everything else is treated as secret. */
const open: ReadonlySet<string> = new Set([
  'public_key',
  'public_id',
  'vendor_id',
  'vendor_account_id',
  'product_id',
  'plan_id',
  'plans',
  'script_url',
  'api_url',
  'test_mode',
  'currencies',
  'currency',
  'bank_name',
  'account_holder',
  'iban',
  'bic',
])

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** A gateway’s settings as staff may see them: secrets are masked, and groups without anything are left out. */
export const shownSettings = (settings: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined || isEmpty(value)) return []
      const shown = typeof value === 'string' ? value : JSON.stringify(value)
      return [[name, open.has(name) ? shown : masked]]
    }),
  )

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color)

/**
 * How readable the brand's own colours are on the light theme's background. The portal computes readable shades of any colour; this shows
 * how far it has to depart from the brand's.
 */
export const contrastsOf = (colors: Readonly<Record<string, string>>): Contrast[] => {
  const ground = colors['paper'] ?? colors['background'] ?? '#ffffff'
  return ['primary', 'secondary', 'text', 'error', 'warning', 'success'].flatMap((color) => {
    const value = colors[color]
    if (value === undefined || !isHex(value) || !isHex(ground)) return []
    const ratio = contrastOf(value, ground)
    return [{ color, on: ground, value, ratio, passes: ratio >= readableContrast }]
  })
}
