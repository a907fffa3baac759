import { type Locale, locales } from '@foyer/contract/vocabulary/locale.ts'
import type { FastifyRequest } from 'fastify'

/** The first language of Accept-Language that we speak, if any. */
export const callerLocale = (request: FastifyRequest): Locale | undefined =>
  (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .flatMap((language) => locales.filter((locale) => locale === language))[0]
