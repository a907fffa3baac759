import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'

/** The result of a mail, and why. */
export const inboundOutcome = (
  result: InboundOutcome['result'],
  reason: string | null,
  found: Partial<InboundOutcome> = {},
): InboundOutcome => ({
  ticket_id: null,
  comment_id: null,
  ...found,
  result,
  reason,
})
