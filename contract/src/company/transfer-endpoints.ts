import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Company, Transfer, TransferBody } from './company.ts'

const tag = 'Company'

export const getTransfer = endpoint({
  operation: 'getTransfer',
  method: 'GET',
  url: `${billingPath}/company/transfer`,
  summary: 'Get the open offer to transfer the company (the owner or the member it is made to)',
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
  summary: 'Offer to transfer the company to one of its members (owner only)',
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
  summary: 'Accept the offer and become the company’s owner',
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
  summary: 'Withdraw the offer to transfer the company, or decline it',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  answers: { 204: null },
})
