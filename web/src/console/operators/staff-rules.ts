import type { StaffMember } from './queries.ts'

type Named = Pick<StaffMember, 'handle' | 'name'>

/** What colleagues call whoever has this handle; the handle tells apart those of one name, and is all there is of a stranger. */
export const staffName = (staff: readonly Named[], handle: string): string => {
  const name = staff.find((one) => one.handle === handle)?.name
  if (name === undefined) return handle
  return staff.filter((one) => one.name === name).length > 1 ? `${name} (${handle})` : name
}
