import { momentOf } from '../calendar.ts'
import type { ActivationPlan, CustomerPlan, LicencePlan } from '../plans.ts'
import { serverIdOf } from '../servers/figures.ts'
import { callOf, licenceOf, personOf, type Surroundings } from './surroundings.ts'

/** An activation that was carried to its server by hand. */
export const planActivation = (
  around: Surroundings,
  { owner, tenant }: CustomerPlan,
  licence: LicencePlan,
  { on, by, version, hostname }: ActivationPlan,
): void => {
  const { calendar, story, past } = around
  story.at(momentOf(calendar.day(on), '14:36'), async () => {
    const person = personOf(around, by)
    const deliverable_id = licenceOf(around, owner.email, licence.name)
    const request = JSON.stringify({ server_id: serverIdOf({ hostname }), hostname, version })
    await past.modules.licensing.keepOfflineActivation({
      tenant,
      deliverable_id,
      request,
      key: Buffer.from(request).toString('base64'),
      version,
      server_id: serverIdOf({ hostname }),
      hostname,
      initiator: {
        account_id: person.id,
        email: person.email,
        name: `${person.name} ${person.second_name}`,
        ip: callOf(person).ip,
      },
    })
  })
}
