import pg from 'pg'

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** How the rows of an answer are read. */
export interface Columns {
  readonly each: readonly Column[]
  /** What each row begins as a copy of, so that all have one shape. */
  readonly blank: Readonly<Record<string, unknown>>
}

/** As PostgreSQL describes them. */
export const columnsOf = (fields: readonly pg.FieldDef[]): Columns => ({
  each: fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID) })),
  blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
})

/** A row from its texts, in the order of the columns. */
export const rowOf = ({ each, blank }: Columns, texts: readonly (string | null)[]): object => {
  const row = { ...blank }
  let at = 0
  for (const { name, parse } of each) {
    const text = texts[at] ?? null
    if (text !== null) row[name] = parse(text)
    at += 1
  }
  return row
}
