import type { StaffMember } from '../operators/queries.ts'
import type { StaffTicket } from './queries.ts'

type Managed = Pick<StaffTicket, 'manager_name'> & { readonly manager?: StaffTicket['manager'] }

/** Whether the ticket is assigned to this operator. An import, or a server of the version before, may tell no more than a name. */
export const isManagedBy = (
  { manager, manager_name }: Managed,
  me: { readonly handle: string; readonly name: string },
): boolean => (manager ? manager.handle === me.handle : manager_name === me.name)

/** The manager that a refused change was told of, with the handle if the page shows somebody else of the same name. */
export const takenBy = (meta: Readonly<Record<string, unknown>>, shown: Managed): string | undefined => {
  const { manager_name: name, manager: handle } = meta
  if (typeof name !== 'string') return undefined
  return name === shown.manager_name && typeof handle === 'string' ? `${name} (${handle})` : name
}

type Colleague = Pick<StaffMember, 'id' | 'name' | 'person' | 'blocked' | 'role'>

/** People who can sign in and answer, apart from the operator themselves; programs and read-only roles cannot own tickets. */
export const colleaguesOf = <One extends Colleague>(
  staff: readonly One[],
  me: { readonly id: string },
  locale: string,
): readonly One[] =>
  staff
    .filter(({ id, person, blocked, role }) => id !== me.id && person && !blocked && role !== 'viewer')
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
