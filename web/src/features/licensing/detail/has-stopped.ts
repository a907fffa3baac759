import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

/** Nothing runs on the licence, or soon nothing will, so no server may be activated on it, by key or by file. */
export const hasStopped = ({ state }: Pick<Deliverable, 'state'>): boolean =>
  state === 'expired' || state === 'blocked' || state === 'terminated'
