const asOne = (failures: readonly unknown[]): unknown =>
  failures.length === 1 ? failures[0] : new AggregateError(failures, failures.map(String).join('; '))

/** Processes the items one after the other. A failure does not stop the rest; it is thrown at the end. */
export const despiteFailures = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw asOne(failures)
}
