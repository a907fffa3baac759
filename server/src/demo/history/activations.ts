import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import { momentOf } from '../calendar.ts'
import type { ActivationPlan, CustomerPlan, LicencePlan } from '../plans.ts'
import { serverIdOf } from '../servers/figures.ts'
import { callOf, licenceOf, personOf, type Surroundings } from './surroundings.ts'

/** An offline activation, carried to its server as a file. */
export const planActivation = (
  around: Surroundings,
  { owner }: CustomerPlan,
  licence: LicencePlan,
  { on, by, version, hostname }: ActivationPlan,
): void => {
  const { calendar, story, past } = around
  story.at(momentOf(calendar.day(on), '14:36'), async () => {
    const deliverable_id = licenceOf(around, owner.email, licence.name)
    const request = JSON.stringify({ server_id: serverIdOf({ hostname }), hostname, version })
    const call = callOf(personOf(around, by))
    await past.modules.licensing.activateOffline(call, deliverable_id, encodeActivationRequest(request))
  })
}
