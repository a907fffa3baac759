/** What a field was and what it has become. */
interface Step {
  readonly from: unknown
  readonly to: unknown
}

/** Gives the same text for the same value, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** The fields that really differ between two versions of a row, as the audit log shows them. */
export const changesOf = <Row extends object>(
  before: Row,
  change: { readonly [Column in keyof Row]?: unknown },
): Readonly<Record<string, Step>> =>
  Object.fromEntries(
    Object.entries(change)
      .map(([name, to]) => [name, { from: before[name as keyof Row], to }] as const)
      .filter(([, { from, to }]) => canonical(from) !== canonical(to)),
  )
