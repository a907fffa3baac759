import type { Compilable, CompiledQuery } from 'kysely'
import type { Tx } from './database.ts'

/** Stands for the value in the statement that is kept. No id or text of ours contains it. */
const place = '\0'

/**
 * A statement with one value that is built and compiled only once. For single rows that are read all the time: building takes longer than
 * reading them. Its text must depend on nothing but the value.
 */
export const writtenOnce = <Row>(
  build: (tx: Tx, value: string) => Compilable<Row>,
): ((tx: Tx, value: string) => Promise<Row[]>) => {
  let kept: CompiledQuery<Row> | undefined
  return async (tx, value) => {
    kept ??= build(tx, place).compile()
    const parameters = kept.parameters.map((one) => (one === place ? value : one))
    return (await tx.executeQuery<Row>({ ...kept, parameters })).rows
  }
}
