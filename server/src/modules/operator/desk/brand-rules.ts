import type { Contrast } from '@foyer/contract/operator/desk.ts'
import { masked } from '@foyer/contract/vocabulary/masked.ts'

/** What a provider itself shows to everybody, or what stands on invoices. Whatever is not named here is treated as a secret. */
const open: ReadonlySet<string> = new Set([
  'public_key',
  'public_id',
  'vendor_id',
  'vendor_account_id',
  'product_id',
  'plan_id',
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

/** Settings of a gateway as staff may see them: secrets are said to be set. */
export const shownSettings = (settings: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return []
      const shown = typeof value === 'string' ? value : JSON.stringify(value)
      return [[name, open.has(name) ? shown : masked]]
    }),
  )

/** WCAG 2.2, relative luminance of an sRGB colour `#rrggbb`. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Needed for text of usual size. */
const needed = 4.5

/** WCAG 2.2, contrast of two colours: 1 to 21, rounded down to hundredths so that nothing passes by rounding. */
export const contrastOf = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100
}

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color)

/**
 * How readable the brand's own colours are on the ground they stand on by day. The portal computes shades that are readable whatever
 * these are; here it shows how far it has to go.
 */
export const contrastsOf = (colors: Readonly<Record<string, string>>): Contrast[] => {
  const ground = colors['paper'] ?? colors['background'] ?? '#ffffff'
  return ['primary', 'secondary', 'text', 'error', 'warning', 'success'].flatMap((color) => {
    const value = colors[color]
    if (value === undefined || !isHex(value) || !isHex(ground)) return []
    const ratio = contrastOf(value, ground)
    return [{ color, on: ground, value, ratio, passes: ratio >= needed }]
  })
}
