import { parseArgs } from 'node:util'
import { operatorRoles } from '@foyer/contract/operator/operator.ts'
import { reservedHandles } from '@foyer/contract/operator/staff.ts'
import * as z from 'zod'
import type { Settings } from '../config.ts'
import { appointOperator } from '../modules/operator/index.ts'
import { StartError } from '../platform/start-error.ts'
import { isBlocked } from './operator-named.ts'
import { withOpenDatabase } from './own-database.ts'

const options = {
  brand: { type: 'string' },
  handle: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string' },
} as const

const Wishes = z.object({
  brand: z.string('--brand is needed: its key in the configuration'),
  handle: z
    .string('--handle is needed: under which the audit log will know them, such as hanna.brandt')
    .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, '--handle takes small letters, digits, dots, hyphens and underscores')
    .refine((handle) => !reservedHandles.includes(handle), '--handle cannot be a word that filters of tickets use'),
  name: z.string('--name is needed').trim().min(1, '--name is needed'),
  email: z.email('--email is needed: an address'),
  role: z.enum(operatorRoles, `--role is one of ${operatorRoles.join(', ')}`).optional(),
})
type Wishes = z.output<typeof Wishes>

const readWishes = (words: readonly string[], brands: readonly string[]): Wishes => {
  const { data, error } = Wishes.safeParse(parseArgs({ args: [...words], options }).values)
  if (data === undefined) throw new StartError(`${error.issues[0]?.message ?? 'what is wanted is not clear'}.`)
  if (!brands.includes(data.brand)) throw new StartError(`--brand is one of ${brands.join(', ')}, not ${data.brand}.`)
  return data
}

/** The address belongs to an operator with another handle. */
const refuse = (error: unknown, { email, brand }: Wishes): never => {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'operator_tenant_email_key'
  throw isTaken
    ? new StartError(`An operator of ${brand} has the address ${email} already, under another handle.`)
    : error
}

/**
 * Creates an operator without needing another operator's key: the first one of an installation, or when the last key is
 * lost. It needs direct access to the database, so it opens no door to anybody else. Returns the key, which is shown
 * only once. Throws a StartError if the handle or address belongs to somebody else, or the operator is blocked or has
 * another role.
 */
export const createFirstOperator = (settings: Settings, words: readonly string[]): Promise<string> => {
  const { brand: tenant, ...person } = readWishes(words, Object.keys(settings.brands))
  return withOpenDatabase(settings, async (hand) => {
    const made = await appointOperator(hand)({ tenant, ...person, actor: 'system' }).catch((error: unknown) =>
      refuse(error, { brand: tenant, ...person }),
    )
    const { handle, name, email, role } = made.operator
    switch (made.kind) {
      case 'another':
        throw new StartError(`${handle} is ${name} (${email}) at ${tenant}: another person needs another handle.`)
      case 'other_role':
        throw new StartError(
          `${handle} has the role ${role} at ${tenant}: \`foyer operators change\` gives another one.`,
        )
      case 'blocked':
        throw isBlocked(handle, tenant)
      case 'new':
      case 'known': {
        const said = made.kind === 'new' ? 'is an operator of' : 'has a further key and is an operator of'
        return `${handle} ${said} ${tenant} (${role}).\nThe key is shown this once:\n\n${made.key}`
      }
    }
  })
}
