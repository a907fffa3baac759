import type { PageParts } from '../../platform/http/pages.ts'
import type { Brand, Branding } from './index.ts'

/** The brand's part of the HTML page: its name, its icon, and three colours from which CSS computes all others. */
export const pageParts = (branding: Branding, brand: Brand): PageParts => {
  const { primary, secondary, text } = brand.colors
  return {
    key: brand.key,
    lang: brand.default_locale,
    title: brand.name,
    icon: brand.logo,
    logos: [brand.logo, brand.logo_dark ?? ''].filter((logo) => logo !== ''),
    style: `:root{--brand-primary:${primary};--brand-secondary:${secondary};--brand-neutral:${text}}`,
    data: { settings: branding.uiSettings(brand), features: brand.features },
    manifest: {
      name: brand.name,
      short_name: brand.name,
      lang: brand.default_locale,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: primary,
      background_color: '#ffffff',
      icons: [{ src: brand.logo, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    },
  }
}
