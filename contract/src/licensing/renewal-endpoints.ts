import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { Deliverable } from './deliverable.ts'
import { DeactivationBody, ExternalRenewal, ExternalRenewalBody, RenewalPreview } from './renewal.ts'

const common = {
  method: 'POST',
  tag: 'Licences',
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  params: idParams,
} as const

export const reactivateDeliverable = endpoint({
  operation: 'reactivateDeliverable',
  url: `${billingPath}/deliverables/:id/reactivate`,
  summary: 'Turn on automatic renewal with a saved card',
  inPerson: true,
  ...common,
  answers: { 200: Deliverable },
  errors: ['licence_stopped', 'conflict', 'no_saved_card', 'card_ended', 'payment_in_progress'],
})

export const previewReactivation = endpoint({
  operation: 'previewReactivation',
  ...common,
  method: 'GET',
  url: `${billingPath}/deliverables/:id/reactivate_preview`,
  summary: 'Preview the first charge and its date if automatic renewal is turned on',
  answers: { 200: RenewalPreview },
  errors: ['licence_stopped', 'conflict', 'no_saved_card', 'card_ended'],
})

export const reactivateExternally = endpoint({
  operation: 'reactivateExternally',
  url: `${billingPath}/deliverables/:id/reactivate/external`,
  summary: 'Turn on automatic renewal through an external payment service',
  inPerson: true,
  ...common,
  body: ExternalRenewalBody,
  answers: { 200: ExternalRenewal },
  errors: ['licence_stopped', 'conflict', 'gateway_unavailable', 'gateway_error'],
})

export const deactivateDeliverable = endpoint({
  operation: 'deactivateDeliverable',
  url: `${billingPath}/deliverables/:id/deactivate`,
  summary: 'Turn off automatic renewal; this does not deactivate the licence, which keeps working until paid_till',
  ...common,
  body: DeactivationBody,
  answers: { 200: Deliverable },
  errors: ['conflict', 'payment_in_progress'],
})
