import { expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { OrderAction } from './order-action.ts'

const time = '2026-04-18T09:30:00.000Z'
const common = { created_at: time, fulfilled_at: time, description: 'Because' }

const create = {
  sku_id: 'k1',
  quantity: 3,
  deliverable_id: 'd1',
  price_correction_delta: -5,
  start_date: '2026-05-01',
  activation_type: 'usb',
  usb_serial_number: '0042',
  vsaas: false,
  vsaas_branding: false,
  channels_count: 10,
  users_count: 20,
  servers_count: 1,
  user_comment: 'Edge north',
}

const actions = [
  { command: 'create', ...common, ...create },
  { command: 'prolong', ...common, starts_on: '2026-05-01', ends_on: '2026-05-31', paid_periods: 1 },
  { command: 'increase', ...common, quantity_delta: 1 },
  { command: 'decrease', ...common, quantity_delta: -1 },
  { command: 'change_sku', ...common, sku_id: 'k2' },
  { command: 'terminate', ...common, reason: 'Test is over' },
  { command: 'restore', ...common },
  { command: 'set_price_correction', ...common, price_correction: -5 },
  { command: 'recommence', ...common },
  { command: 'discontinue', ...common, reason: 'Not paid' },
  { command: 'update_properties', ...common, gateway: 'stripe', comment: 'Edge north', retroview: true },
  { command: 'custom', ...common },
]

it('DATA-26 there are exactly twelve commands', () => {
  expect(OrderAction.def.options.flatMap(({ shape }) => [...shape.command.def.values])).toEqual(
    actions.map(({ command }) => command),
  )
  expect(OrderAction.safeParse({ command: 'refund', ...common }).success).toBe(false)
})

it.each(actions)('DATA-26, DATA-27, DATA-28 $command has its fields in addition to the common ones', (action) => {
  expect(OrderAction.parse(action)).toEqual(action)
  expect(fieldFacts(OrderAction, action)).toEqual(allRequired)
  expect(OrderAction.parse({ ...action, fulfilled_at: null, surplus: 1 })).toEqual({ ...action, fulfilled_at: null })
})

it('DATA-27 in a creation, fields that do not apply are empty', () => {
  const bare = {
    command: 'create',
    ...common,
    ...create,
    deliverable_id: null,
    start_date: null,
    usb_serial_number: null,
    channels_count: null,
    users_count: null,
    servers_count: null,
    user_comment: null,
  }
  expect(OrderAction.parse(bare)).toEqual(bare)
})

it.each([
  ['increase', 0],
  ['increase', -1],
  ['increase', 1.5],
  ['decrease', 0],
  ['decrease', 1],
  ['decrease', -1.5],
])('DATA-28 %s by %s is refused', (command, quantity_delta) => {
  expect(OrderAction.safeParse({ command, ...common, quantity_delta }).success).toBe(false)
})
