import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader, type Response } from 'mmdb-lib'
import { createTtlCache } from './ttl-cache.ts'

/** Maps IP addresses to countries. The database is an npm package in the public domain; upgrading the package updates the data. */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

interface Located {
  readonly country_code: string
}

const remembered = 20_000

/** Returns a two-letter country code, or an empty string if the address is invalid or not assigned to a country. */
export type CountryOf = (ip: string) => string

/** The database is loaded on first use. */
export const openCountries = (): CountryOf => {
  let reader: Reader<Response> | undefined
  const known = createTtlCache<string>(remembered)
  const look = (ip: string): string => {
    reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(file)))
    try {
      return (reader.get(ip) as Located | null)?.country_code ?? ''
    } catch {
      return ''
    }
  }
  return (ip) => {
    const found = known.get(ip) ?? look(ip)
    known.set(ip, found)
    return found
  }
}
