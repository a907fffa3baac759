import pg from 'pg'

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** How to parse the rows of an answer. */
export interface Columns {
  readonly each: readonly Column[]
  /** The template that each row is copied from, so that all rows have the same hidden class. */
  readonly blank: Readonly<Record<string, unknown>>
}

/** Derives the columns from PostgreSQL's row description. */
export const columnsOf = (fields: readonly pg.FieldDef[]): Columns => ({
  each: fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID) })),
  blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
})

/** Builds a row from its text values, in the order of the columns. */
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
