import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { ActorCall } from '../../platform/http/call.ts'
import type { ReceivedFile } from '../../platform/http/uploads.ts'
import type { CustomerPlan, FilePlan, TicketPlan } from '../plans.ts'
import { staffCallOf } from './staff.ts'
import { callOf, licenceOf, personOf, savedReplyOf, type Surroundings } from './surroundings.ts'

/** A category of tickets. */
export interface CategoryPlan {
  readonly name: string
  readonly kind: TicketPlan['kind']
  readonly product: TicketPlan['product']
}

const operator = 'operator:lena.krause'

const categoryKey = ({ name, kind, product }: CategoryPlan): string => [kind, product, name].join('/')

/** Creates the brand's categories. Their ids are known from then on. */
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
  for (const { ago, by, body, saved } of plan.replies)
    story.at(calendar.ago(ago), async () => {
      if (typeof by === 'string')
        await past.modules.support.replyAsCustomer(callOf(personOf(around, by)), idOf(), { body })
      else {
        const used = saved === undefined ? [] : [savedReplyOf(around, saved)]
        await past.modules.support.staff.comment(staffCallOf(around, by.login), idOf(), { body, saved_replies: used })
      }
    })
}

const contentOf = async ({ text = '', svg }: FilePlan): Promise<Buffer> =>
  svg === undefined ? Buffer.from(text) : sharp(Buffer.from(svg)).png().toBuffer()

/** Uploads the files of a message. */
const sendFiles = async (
  { past }: Surroundings,
  { actor, ...call }: ActorCall,
  files: readonly FilePlan[],
): Promise<ReceivedFile[]> => {
  const sent: ReceivedFile[] = []
  for (const file of files) {
    const content = Readable.from([await contentOf(file)])
    sent.push(
      await past.modules.support.files.receive({ ...call, identity: { kind: 'bearer', actor } }, file.name, content),
    )
  }
  return sent
}

/** A conversation from its first message to its present state. */
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
    const call = callOf(personOf(around, plan.by))
    const body = {
      title,
      description,
      kind,
      product,
      ...(category_id !== undefined && { category_id }),
      ...(licence !== undefined && { deliverable_id: licenceOf(around, owner.email, licence) }),
    }
    id = await past.modules.support.open(call, body, await sendFiles(around, call, plan.files ?? []))
    for (const email of plan.copies ?? []) await past.modules.support.addSecondaryEmail(call, id, { email })
  })
  planReplies(around, plan, idOf)
  if (plan.closed === undefined) return
  const closer = plan.replies.flatMap(({ by }) => (typeof by === 'string' ? [] : [by.login])).at(-1) ?? 'lena.krause'
  story.at(calendar.ago(plan.closed), async () => {
    await past.modules.support.staff.close(staffCallOf(around, closer), idOf(), { reason: 'solved' })
  })
  const { review } = plan
  if (review === undefined) return
  story.at(calendar.ago(plan.closed - 60), async () => {
    const { actor, ...call } = callOf(personOf(around, plan.by))
    await past.modules.support.saveReview({ ...call, identity: { kind: 'bearer', actor } }, idOf(), review)
  })
}
