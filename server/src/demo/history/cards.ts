import * as z from 'zod'
import { momentOf, monthsLater } from '../calendar.ts'
import type { CardPlan, CustomerPlan } from '../plans.ts'
import { askSandbox } from './ask-sandbox.ts'
import { personOf, type Surroundings } from './surroundings.ts'

const Made = z.object({ id: z.string() })

interface KeptCard {
  readonly reference: string
  readonly customer: string
}

/** Makes one call of Stripe's API at its stand-in. Returns the id of the created object. */
const askStripe = async (url: string, path: string, form: Readonly<Record<string, string>>): Promise<string> => {
  const made = await askSandbox(`${url}/v1/${path}`, {
    headers: { authorization: 'Bearer sk_test_demo' },
    body: new URLSearchParams(form),
  })
  return Made.parse(made).id
}

/** Stores the card at Stripe's stand-in as a browser would, so that it can be charged. */
const keepAtStripe = async (url: string, { number }: CardPlan, email: string, expires: string): Promise<KeptCard> => {
  const [year = '', month = ''] = expires.split('-')
  const customer = await askStripe(url, 'customers', { email })
  const reference = await askStripe(url, 'payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': month,
    'card[exp_year]': year,
    'card[cvc]': '123',
  })
  await askStripe(url, `payment_methods/${reference}/attach`, { customer })
  return { reference, customer }
}

/** CloudPayments identifies a card by a token and a customer by our account id. */
const keepAtCloudPayments = (plan: CardPlan, accountId: string): KeptCard => ({
  reference: `tk_demo_${plan.number.slice(-4)}`,
  customer: accountId,
})

/** A saved card. */
export const planCard = (around: Surroundings, { owner, tenant }: CustomerPlan, plan: CardPlan): void => {
  const { calendar, story, past } = around
  const expires = monthsLater(`${calendar.day(0).slice(0, 7)}-01`, plan.expires_in)
  story.at(momentOf(calendar.day(plan.since), '09:12'), async () => {
    const account = personOf(around, owner.email)
    const kept =
      plan.gateway === 'stripe'
        ? await keepAtStripe(around.stripeUrl, plan, account.email, expires)
        : keepAtCloudPayments(plan, account.id)
    await past.modules.billing.saveCard({
      ...kept,
      tenant,
      account_id: account.id,
      gateway: plan.gateway,
      first_six: plan.number.slice(0, 6),
      last_four: plan.number.slice(-4),
      type: plan.type,
      expires,
      is_default: plan.is_default,
      actor: account.id,
    })
  })
}
