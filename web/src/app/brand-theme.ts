import type { UiSettings } from '../api/settings.ts'

/** Brand colour → custom property. Every other colour is derived from these in tokens.css. */
const properties = {
  primary: '--brand-primary',
  secondary: '--brand-secondary',
  text: '--brand-neutral',
} as const

const isColour = (value: string | undefined): value is string => value !== undefined && CSS.supports('color', value)

const showLogoAsIcon = (logo: string): void => {
  if (document.querySelector('link[rel~="icon"]') !== null) return
  const link = document.createElement('link')
  link.rel = 'icon'
  link.href = logo
  document.head.append(link)
}

const useFont = ({ family, url }: UiSettings['fonts']): void => {
  document.documentElement.style.setProperty('--font-brand', JSON.stringify(family))
  if (url === undefined) return
  const font = new FontFace(family, `url(${JSON.stringify(url)})`, { display: 'swap', weight: '100 900' })
  document.fonts.add(font)
}

/**
 * Applies the brand's colours, font and icon. A served page has most of it in its HTML already; setting it again
 * changes nothing.
 */
export const showBrand = (settings: UiSettings): void => {
  const { style } = document.documentElement
  for (const [name, property] of Object.entries(properties)) {
    const colour = settings.colors[name]
    if (isColour(colour)) style.setProperty(property, colour)
  }
  if (settings.fonts.family !== '' && settings.fonts.family !== 'Inter') useFont(settings.fonts)
  if (settings.logo !== '') showLogoAsIcon(settings.logo)
}
