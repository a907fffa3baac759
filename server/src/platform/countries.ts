import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader, type Response } from 'mmdb-lib'
import { createRecent } from './recent.ts'

/** Where an address is, by a database that comes as an npm package (public domain; a new version of it is new knowledge). */
const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

interface Located {
  readonly country_code: string
}

const remembered = 20_000

/** Two letters, or an empty text where the address is no address or nobody's. */
export type CountryOf = (ip: string) => string

/** The database is read when it is first asked. */
export const openCountries = (): CountryOf => {
  let reader: Reader<Response> | undefined
  const known = createRecent<string>(remembered)
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
