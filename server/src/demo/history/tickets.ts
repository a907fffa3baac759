import type { CustomerPlan, TicketPlan } from '../plans.ts'
import { callOf, licenceOf, personOf, type Surroundings } from './surroundings.ts'

/** What tickets can be about, by brand. */
export interface CategoryPlan {
  readonly name: string
  readonly kind: TicketPlan['kind']
  readonly product: TicketPlan['product']
}

const operator = 'operator:lena.krause'

const categoryKey = ({ name, kind, product }: CategoryPlan): string => [kind, product, name].join('/')

/** The brand's categories; their ids are known from that moment on. */
export const planCategories = (
  { story, past, tenant, calendar, categories }: Surroundings,
  plans: readonly CategoryPlan[],
): void => {
  for (const plan of plans)
    story.at(calendar.ago(60 * 24 * 1_090), async () => {
      categories.set(categoryKey(plan), await past.modules.support.addCategory({ ...plan, tenant, actor: operator }))
    })
}

/** `hanna.brandt@aurora.example` for Hanna Brandt, wherever the brand's mails come from. */
const staffOf = ({ past, tenant }: Surroundings, name: string, login: string) => {
  const domain = past.modules.branding.get(tenant).mail_from.split('@')[1] ?? ''
  return { name, email: `${login}@${domain}`, actor: `operator:${login}` }
}

const planReplies = (around: Surroundings, plan: TicketPlan, idOf: () => string): void => {
  const { story, calendar, past, tenant } = around
  for (const { ago, by, body } of plan.replies)
    story.at(calendar.ago(ago), async () => {
      if (typeof by === 'string')
        await past.modules.support.replyAsCustomer(callOf(personOf(around, by)), idOf(), { body })
      else {
        const staff = staffOf(around, by.name, by.login)
        await past.modules.support.replyAsStaff({ tenant, ticket_id: idOf(), body, staff })
      }
    })
}

/** A conversation from its first word to where it stands today. */
export const planTicket = (around: Surroundings, { owner }: CustomerPlan, plan: TicketPlan): void => {
  const { story, calendar, past, tenant, categories } = around
  let id: string | undefined
  const idOf = (): string => {
    if (id === undefined) throw new Error(`"${plan.title}" is answered before it was opened`)
    return id
  }
  story.at(calendar.ago(plan.opened), async () => {
    const { kind, product, title, description, category = '', licence } = plan
    const category_id = categories.get(categoryKey({ name: category, kind, product }))
    id = await past.modules.support.open(callOf(personOf(around, plan.by)), {
      title,
      description,
      kind,
      product,
      ...(category_id !== undefined && { category_id }),
      ...(licence !== undefined && { deliverable_id: licenceOf(around, owner.email, licence) }),
    })
  })
  planReplies(around, plan, idOf)
  if (plan.closed === undefined) return
  story.at(calendar.ago(plan.closed), () =>
    past.modules.support.close({ tenant, ticket_id: idOf(), actor: operator, reason: 'solved' }),
  )
}
