/** What is really another than before, for the audit log. */
export const changesOf = <Row extends object>(
  before: Row,
  change: { readonly [Column in keyof Row]?: unknown },
): Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>> =>
  Object.fromEntries(
    Object.entries(change)
      .map(([name, to]) => [name, { from: before[name as keyof Row], to }] as const)
      // Lists and moments are the same where they read the same.
      .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)),
  )
