import type { NamedQuery, Params, StatisticsStore } from './engine.ts'

/**
 * Merges identical concurrent reads into one: a page asks for the same sums several times at once. A read after a write
 * is always run anew.
 */
export const shareReads = (engine: StatisticsStore): StatisticsStore => {
  const underWay = new Map<string, Promise<readonly unknown[]>>()
  const writing = async (work: Promise<void>): Promise<void> => {
    try {
      await work
    } finally {
      underWay.clear()
    }
  }
  const ask = <P extends Params, Row>(key: string, named: NamedQuery<P, Row>, params: P): Promise<Row[]> => {
    const answer = engine.query(named, params)
    const forget = (): void => {
      if (underWay.get(key) === answer) underWay.delete(key)
    }
    underWay.set(key, answer)
    answer.then(forget, forget)
    return answer
  }
  return {
    ...engine,
    query: <P extends Params, Row>(named: NamedQuery<P, Row>, params: P): Promise<Row[]> => {
      const key = JSON.stringify([named.name, named.sql, params])
      // The same name and SQL mean the same type of row.
      const known = underWay.get(key) as Promise<Row[]> | undefined
      return known === undefined ? ask(key, named, params) : known.then((rows) => [...rows])
    },
    insert: (table, rows) => writing(engine.insert(table, rows)),
    command: (sql, params) => writing(engine.command(sql, params)),
  }
}
