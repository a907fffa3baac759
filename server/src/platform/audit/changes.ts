/** The fields that really differ between two versions of a row, for the audit log. */
export const changesOf = <Row extends object>(
  before: Row,
  change: { readonly [Column in keyof Row]?: unknown },
): Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> =>
  Object.fromEntries(
    Object.entries(change)
      .map(([name, to]) => [name, { from: before[name as keyof Row], to }] as const)
      // Arrays and dates count as equal when they serialize to the same JSON.
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  )
