import type { CustomerPlan, TicketPlan } from '../plans.ts'
import { staffCallOf } from './staff.ts'
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

const planReplies = (around: Surroundings, plan: TicketPlan, idOf: () => string): void => {
  const { story, calendar, past } = around
  for (const { ago, by, body } of plan.replies)
    story.at(calendar.ago(ago), async () => {
      if (typeof by === 'string')
        await past.modules.support.replyAsCustomer(callOf(personOf(around, by)), idOf(), { body })
      else await past.modules.support.staff.comment(staffCallOf(around, by.login), idOf(), { body })
    })
}

/** A conversation from its first word to where it stands today. */
export const planTicket = (around: Surroundings, { owner }: CustomerPlan, plan: TicketPlan): void => {
  const { story, calendar, past, categories } = around
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
  const closer = plan.replies.flatMap(({ by }) => (typeof by === 'string' ? [] : [by.login])).at(-1) ?? 'lena.krause'
  story.at(calendar.ago(plan.closed), async () => {
    await past.modules.support.staff.close(staffCallOf(around, closer), idOf(), 'solved')
  })
}
