import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Company, Transfer, TransferBody } from './company.ts'

const tag = 'Company'

export const getTransfer = endpoint({
  operation: 'getTransfer',
  method: 'GET',
  url: `${billingPath}/company/transfer`,
  summary: 'The open offer of the company to a member, for the two whom it concerns',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  answers: { 200: z.object({ transfer: z.nullable(Transfer) }) },
  etag: true,
})

export const offerTransfer = endpoint({
  operation: 'offerTransfer',
  method: 'POST',
  url: `${billingPath}/company/transfer`,
  summary: 'Offer the company to one of its members; the owner alone',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  body: TransferBody,
  answers: { 201: Transfer },
})

export const acceptTransfer = endpoint({
  operation: 'acceptTransfer',
  method: 'POST',
  url: `${billingPath}/company/transfer/accept`,
  summary: 'Take the company over; whoever it was offered to',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  answers: { 200: Company },
})

export const endTransfer = endpoint({
  operation: 'endTransfer',
  method: 'DELETE',
  url: `${billingPath}/company/transfer`,
  summary: 'Withdraw the offer of the company, or decline it',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  answers: { 204: null },
})
