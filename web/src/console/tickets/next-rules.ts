/**
 * The one below this in the queue, so that somebody can leave one for later; after the last one, or once this one has
 * left the queue, whoever has waited longest.
 */
export const nextAfter = <Ticket extends { readonly id: string }>(
  queue: readonly Ticket[],
  id: string,
): Ticket | undefined => {
  const at = queue.findIndex((ticket) => ticket.id === id)
  return queue[at + 1] ?? queue.find((ticket) => ticket.id !== id)
}
