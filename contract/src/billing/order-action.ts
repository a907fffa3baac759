import * as z from 'zod/mini'
import { ActivationType } from '../licensing/deliverable.ts'
import { Amount } from '../vocabulary/amount.ts'
import { Gateway } from '../vocabulary/gateway.ts'
import { Day, Id, Time } from '../vocabulary/ids.ts'
import { Count, Quantity } from '../vocabulary/quantity.ts'

const common = { created_at: Time, fulfilled_at: z.nullable(Time), description: z.string() }

/** An action of one command, with its fields beside the common ones. */
const action = <const Command extends string, Fields extends z.core.$ZodLooseShape>(command: Command, fields: Fields) =>
  z.object({ command: z.literal(command), ...common, ...fields })

/**
 * What an order does once it is paid; `command` names it. `fulfilled_at` is null until it is done. `price_correction_delta` and
 * `price_correction` are per period, without tax, and added to the catalogue price. `paid_periods` is the number of periods that are
 * prolonged, `ends_on` the first day after them.
 */
export const OrderAction = z.discriminatedUnion('command', [
  action('create', {
    sku_id: Id,
    quantity: Quantity,
    /** The trial that is converted, later the licence that was made. */
    deliverable_id: z.nullable(Id),
    price_correction_delta: Amount,
    start_date: z.nullable(Day),
    activation_type: ActivationType,
    usb_serial_number: z.nullable(z.string()),
    vsaas: z.boolean(),
    vsaas_branding: z.boolean(),
    channels_count: z.nullable(Count),
    users_count: z.nullable(Count),
    servers_count: z.nullable(Count),
    user_comment: z.nullable(z.string()),
  }),
  action('prolong', { starts_on: Day, ends_on: Day, paid_periods: z.int().check(z.minimum(1)) }),
  action('increase', { quantity_delta: Quantity }),
  action('decrease', { quantity_delta: z.int().check(z.maximum(-1)) }),
  action('change_sku', { sku_id: Id }),
  action('terminate', { reason: z.string() }),
  action('restore', {}),
  action('set_price_correction', { /** Instead of the one before; per period. */ price_correction: Amount }),
  action('recommence', {}),
  action('discontinue', { reason: z.string() }),
  action('update_properties', {
    gateway: z.nullable(Gateway),
    comment: z.nullable(z.string()),
    retroview: z.nullable(z.boolean()),
  }),
  action('custom', {}),
])
export type OrderAction = z.infer<typeof OrderAction>
export type OrderCommand = OrderAction['command']
