/** An invariant between rows that always holds. The module that owns the rows declares it. */
export interface ConsistencyRule {
  readonly says: string
  /** SQL that finds violations, across all brands: one column, `id`. */
  readonly broken: string
}
