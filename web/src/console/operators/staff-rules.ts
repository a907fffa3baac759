import type { StaffMember } from './queries.ts'

type Named = Pick<StaffMember, 'handle' | 'name'>

/** An operator's display name. The handle is added if several have the same name, and used alone for unknown operators. */
export const staffName = (staff: readonly Named[], handle: string): string => {
  const name = staff.find((one) => one.handle === handle)?.name
  if (name === undefined) return handle
  return staff.filter((one) => one.name === name).length > 1 ? `${name} (${handle})` : name
}
