import { type Locale, locales } from '@foyer/contract/vocabulary/locale.ts'
import type { FastifyRequest } from 'fastify'

const weightOf = (part: string): number => {
  const [, weight = '1'] = /;\s*q=([\d.]+)/i.exec(part) ?? []
  return Number(weight)
}

/** The supported language with the highest weight in Accept-Language; on a tie, the first one. */
export const callerLocale = (request: FastifyRequest): Locale | undefined =>
  (request.headers['accept-language'] ?? '')
    .split(',')
    .flatMap((part) => {
      const [language = ''] = part
        .trim()
        .toLowerCase()
        .split(/[-_;\s]/, 1)
      const weight = weightOf(part)
      return locales.filter((locale) => locale === language && weight > 0).map((locale) => ({ locale, weight }))
    })
    .toSorted((a, b) => b.weight - a.weight)[0]?.locale
