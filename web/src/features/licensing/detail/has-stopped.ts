import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

/** Nothing runs on it, or soon nothing will, whatever the reason: no server is to be activated, by key or by file. */
export const hasStopped = ({ state }: Pick<Deliverable, 'state'>): boolean =>
  state === 'expired' || state === 'blocked' || state === 'terminated'
