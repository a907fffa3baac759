/** Something that always holds between rows, whatever happened; said by the module whose rows they are. */
export interface ConsistencyRule {
  readonly says: string
  /** SQL that finds what breaks it: one column `id`, over all brands. */
  readonly broken: string
}
