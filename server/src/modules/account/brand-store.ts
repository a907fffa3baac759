import type pg from 'pg'

/** Remembers that these brands were configured once, so that one that is missing later can be told from one that never was. */
export const noteBrands = async (pool: pg.Pool, keys: readonly string[], now: Date): Promise<void> => {
  await pool.query(
    `insert into platform.milestone (name, reached_at)
     select 'brand ' || key, $2 from unnest($1::text[]) as key on conflict do nothing`,
    [keys, now],
  )
}

/** Brands that were configured once, have customers, and are not among these keys. */
export const forgottenBrands = async (client: pg.ClientBase, known: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ key: string }>(
    `select substr(name, 7) as key from platform.milestone
     where starts_with(name, 'brand ') and substr(name, 7) <> all($1) order by 1`,
    [known],
  )
  const forgotten: string[] = []
  for (const { key } of rows) {
    await client.query('begin')
    await client.query(`select set_config('foyer.tenant', $1, true)`, [key])
    // A superuser is not limited to the tenant.
    const { rowCount } = await client.query('select from account.account where tenant = $1 limit 1', [key])
    await client.query('commit')
    if (rowCount === 1) forgotten.push(key)
  }
  return forgotten
}
