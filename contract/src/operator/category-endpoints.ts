import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { TicketKind, TicketProduct } from '../support/category.ts'
import { idParams } from '../vocabulary/ids.ts'
import { CategoryBody, CategoryChange, StaffCategory } from './category.ts'

const tag = 'Operators: tickets'

export const listStaffCategories = endpoint({
  operation: 'listStaffCategories',
  method: 'GET',
  url: `${operatorPath}/ticket_categories`,
  summary: 'List ticket categories, including those no longer offered',
  tag,
  auth: ['operator'],
  scope: 'tickets:read',
  command: 'categories list',
  query: z.strictObject({ kind: z.optional(TicketKind), product: z.optional(TicketProduct) }),
  answers: { 200: z.object({ ticket_categories: z.array(StaffCategory) }) },
})

export const addTicketCategory = endpoint({
  operation: 'addTicketCategory',
  method: 'POST',
  url: `${operatorPath}/ticket_categories`,
  summary: 'Add a ticket category for a kind and product',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'categories add',
  body: CategoryBody,
  answers: { 201: StaffCategory },
  errors: ['name_taken'],
})

export const changeTicketCategory = endpoint({
  operation: 'changeTicketCategory',
  method: 'PATCH',
  url: `${operatorPath}/ticket_categories/:id`,
  summary: 'Rename a ticket category, or stop or resume offering it',
  tag,
  auth: ['operator'],
  scope: 'tickets:write',
  command: 'categories change',
  params: idParams,
  body: CategoryChange,
  answers: { 200: StaffCategory },
  errors: ['name_taken'],
})
