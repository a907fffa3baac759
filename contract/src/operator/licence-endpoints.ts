import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { categoryNames } from '../catalogue/category-names.ts'
import { endpoint } from '../endpoint.ts'
import { ActivationType, BillingKind, DeliverableState } from '../licensing/deliverable.ts'
import { KeyReplacementBody } from '../licensing/key-replacement.ts'
import { ServerId } from '../licensing/media-server.ts'
import { AskedDay, Id, idParams } from '../vocabulary/ids.ts'
import {
  collection,
  csvQuery,
  longList,
  pageQuery,
  searchOfCustomers,
  searchQuery,
  sortBy,
} from '../vocabulary/page.ts'
import {
  IssueLicenceBody,
  LicenceBlockBody,
  LicenceChangeBody,
  LicenceLimitBody,
  LicenceMoveBody,
  licenceTroubles,
  ServerReleaseBody,
  StaffLicence,
} from './licence.ts'
import { ReasonBody } from './operator.ts'

const tag = 'Operators: licences'

export const listStaffLicences = endpoint({
  operation: 'listStaffLicences',
  method: 'GET',
  url: `${operatorPath}/deliverables`,
  summary: 'List licences of all customers; search by key, number, dongle, product, comment or customer',
  tag,
  auth: ['operator'],
  scope: 'licences:read',
  command: 'licences list',
  query: z.strictObject({
    ...pageQuery,
    ...csvQuery,
    ...searchQuery,
    /** The id of the customer. */
    customer: z.optional(Id),
    category: z.optional(z.enum(categoryNames)),
    state: z.optional(DeliverableState),
    activation_type: z.optional(ActivationType),
    billing_kind: z.optional(BillingKind),
    blocked: z.optional(z.enum(['true', 'false'])),
    /**
     * `ending`: runs, does not renew automatically, and its paid time ends within fourteen days. `renewal_failed`: a card was declined for
     * its next period, or it has stopped unpaid within the last thirty days.
     */
    trouble: z.optional(z.enum(licenceTroubles)),
    /** Only licences whose paid time ends before this day. */
    paid_till_lt: z.optional(AskedDay),
    sort: sortBy(['created_at', 'human_id', 'sku_name', 'paid_till', 'quantity'], '-created_at'),
  }),
  answers: { 200: z.extend(collection('deliverables', StaffLicence), { ...longList, ...searchOfCustomers }) },
  csv: true,
})

export const getStaffLicence = endpoint({
  operation: 'getStaffLicence',
  method: 'GET',
  url: `${operatorPath}/deliverables/:id`,
  summary: 'Get a licence of any customer with its media servers',
  tag,
  auth: ['operator'],
  scope: 'licences:read',
  command: 'licences show',
  params: idParams,
  answers: { 200: StaffLicence },
})

export const issueStaffLicence = endpoint({
  operation: 'issueStaffLicence',
  method: 'POST',
  url: `${operatorPath}/deliverables`,
  summary: 'Issue a licence to a customer without an order',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences issue',
  body: IssueLicenceBody,
  answers: { 201: StaffLicence },
  errors: ['quantity_too_small'],
})

export const changeStaffLicence = endpoint({
  operation: 'changeStaffLicence',
  method: 'PATCH',
  url: `${operatorPath}/deliverables/:id`,
  summary: 'Change a licence’s end, versions, server limit and other properties',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences change',
  params: idParams,
  body: LicenceChangeBody,
  answers: { 200: StaffLicence },
  errors: ['conflict', 'invoice_open', 'charged_elsewhere'],
})

export const changeStaffLimit = endpoint({
  operation: 'changeStaffLimit',
  method: 'POST',
  url: `${operatorPath}/deliverables/:id/limit`,
  summary: 'Set the limit of a licence without a charge; the next period is charged at the new limit',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences limit',
  params: idParams,
  body: LicenceLimitBody,
  answers: { 200: StaffLicence },
  errors: ['conflict', 'invoice_open', 'quantity_too_small'],
})

export const blockLicence = endpoint({
  operation: 'blockLicence',
  method: 'POST',
  url: `${operatorPath}/deliverables/:id/block`,
  summary: 'Block a licence; its media servers learn of it with their next heartbeat',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences block',
  params: idParams,
  body: LicenceBlockBody,
  answers: { 200: StaffLicence },
  errors: ['conflict'],
})

export const unblockLicence = endpoint({
  operation: 'unblockLicence',
  method: 'POST',
  url: `${operatorPath}/deliverables/:id/unblock`,
  summary: 'Unblock a licence',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences unblock',
  params: idParams,
  body: ReasonBody,
  answers: { 200: StaffLicence },
  errors: ['conflict'],
})

export const replaceStaffKey = endpoint({
  operation: 'replaceStaffKey',
  method: 'POST',
  url: `${operatorPath}/deliverables/:id/key`,
  summary: 'Replace a customer’s licence key; the former one goes on working for as many days as chosen',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences replace-key',
  params: idParams,
  body: KeyReplacementBody,
  answers: { 200: StaffLicence },
  errors: ['conflict'],
})

export const releaseStaffServer = endpoint({
  operation: 'releaseStaffServer',
  method: 'POST',
  url: `${operatorPath}/deliverables/:id/servers/:server_id/release`,
  summary: 'Release a server’s seat for a customer; it does not count against their three releases',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences release-server',
  params: z.object({ id: Id, server_id: ServerId }),
  body: ServerReleaseBody,
  answers: { 200: StaffLicence },
})

export const moveLicence = endpoint({
  operation: 'moveLicence',
  method: 'POST',
  url: `${operatorPath}/deliverables/:id/move`,
  summary: 'Transfer a licence to another customer, with its key and media servers',
  tag,
  auth: ['operator'],
  scope: 'licences:write',
  command: 'licences move',
  params: idParams,
  body: LicenceMoveBody,
  answers: { 200: StaffLicence },
  errors: ['conflict', 'invoice_open', 'charged_elsewhere'],
})
