/** The migrated database that every test clones. */
export const templateDatabase = 'foyer_template'

/** The same server, with another database. */
export const databaseUrl = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
