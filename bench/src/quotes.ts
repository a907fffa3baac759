import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { skuId } from './goods.ts'
import { report, type Row } from './report.ts'
import { openShop } from './shop.ts'

/** How often the catalogue's tables were read, by any plan. */
const catalogueReads = async (client: pg.Client): Promise<number> => {
  // Without this, counters appear in the view with a delay.
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ reads: number }>(
    `select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int as reads from pg_stat_user_tables where schemaname = 'catalogue'`,
  )
  return rows[0]?.reads ?? 0
}

/** A connection reports its counters when it is used, or after ten seconds of idling. */
const untoldMs = 11_000

/** Includes what the servers' own connections have not reported yet. */
const allReads = async (client: pg.Client): Promise<number> => {
  await delay(untoldMs)
  return catalogueReads(client)
}

/** All transactions; each single statement is one. */
const transactions = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

/** The price of a quantity, which the purchase page requests with every change of its fields: the catalogue answers from memory. */
export const quotes = async (): Promise<void> => {
  const shop = await openShop('quotes')
  const owner = new pg.Client({ connectionString: shop.database })
  await owner.connect()
  try {
    const headers = { authorization: `Bearer ${shop.token}` }
    const url = `${shop.base}/skus/${skuId}/price?quantity=7`
    const first = await fetch(url, { headers })
    if (!first.ok) throw new Error(`the first quote was answered ${first.status}`)
    const before = await allReads(owner)
    const asked = await transactions(owner)
    const { requests, latency, non2xx } = await autocannon({ url, connections: 20, duration: 5, headers })
    if (non2xx > 0) throw new Error(`${non2xx} quotes were not answered`)
    const reads = (await allReads(owner)) - before
    const perQuote = ((await transactions(owner)) - asked) / requests.total
    const row = (measured: string, value: number, goal: string): Row => ({ measured, value, goal })
    report('quotes', [
      row('quotes/s, 20 connections', Math.round(requests.average), ''),
      row('p50 ms', latency.p50, ''),
      row('p99 ms', latency.p99, 'at most 100'),
      row('reads of the catalogue after the first quote', reads, '0'),
      row('database queries per quote: identifying the caller', Math.round(perQuote * 100) / 100, 'at most 1'),
    ])
  } finally {
    await owner.end()
    await shop.close()
  }
}
