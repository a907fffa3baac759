import * as z from 'zod'
import { type Call, call, type Context } from './call.ts'
import { answerList } from './listing.ts'
import { expandable, listing, text } from './parameters.ts'
import { attachMethod, createMethod, detachMethod, lockMethod, methodData } from './payment-methods.ts'
import { noSuch } from './refusal.ts'
import { getObject } from './store.ts'

const List = z.strictObject({ ...listing, customer: text.optional(), type: z.literal('card').optional() })
const Nothing = z.strictObject(expandable)

const listOf = (context: Context, url: string, parameters: z.output<typeof List>, customer: string | undefined) =>
  answerList(context, 'payment_method', url, parameters, { customer, type: parameters.type })

export const paymentMethodCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/payment_methods',
    browser: true,
    parameters: z.strictObject({ ...expandable, ...methodData }),
    run: async (context, parameters) => (await createMethod(context, parameters)).body,
  }),
  call({
    method: 'GET',
    path: '/payment_methods',
    parameters: List,
    run: (context, parameters) => listOf(context, '/v1/payment_methods', parameters, parameters.customer),
  }),
  call({
    method: 'GET',
    path: '/payment_methods/:id',
    parameters: Nothing,
    run: async ({ client }, _parameters, { id }) =>
      (await getObject(client, 'payment_method', id, { param: 'payment_method' })).body,
  }),
  call({
    method: 'POST',
    path: '/payment_methods/:id/attach',
    parameters: z.strictObject({ ...expandable, customer: text }),
    run: async (context, { customer }, { id }) =>
      (await attachMethod(context, await lockMethod(context, id), customer)).body,
  }),
  call({
    method: 'POST',
    path: '/payment_methods/:id/detach',
    parameters: Nothing,
    run: (context, _parameters, { id }) => detachMethod(context, id),
  }),
  call({
    method: 'GET',
    path: '/customers/:id/payment_methods',
    parameters: List,
    run: async (context, parameters, { id }) => {
      await getObject(context.client, 'customer', id)
      return listOf(context, `/v1/customers/${id}/payment_methods`, parameters, id)
    },
  }),
  call({
    method: 'GET',
    path: '/customers/:id/payment_methods/:inner',
    parameters: Nothing,
    run: async ({ client }, _parameters, { id, inner }) => {
      const { body } = await getObject(client, 'payment_method', inner, { param: 'payment_method' })
      if (body.customer !== id) throw noSuch('payment_method', inner, 'payment_method')
      return body
    },
  }),
]
