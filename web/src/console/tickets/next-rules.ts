/**
 * The next ticket in the queue after this one, so that a ticket can be left for later. After the last one, or if this
 * one has left the queue, the one that has waited longest.
 */
export const nextAfter = <Ticket extends { readonly id: string }>(
  queue: readonly Ticket[],
  id: string,
): Ticket | undefined => {
  const at = queue.findIndex((ticket) => ticket.id === id)
  return queue[at + 1] ?? queue.find((ticket) => ticket.id !== id)
}
