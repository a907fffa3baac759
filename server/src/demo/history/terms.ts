import { renderTerms } from '../terms/render-terms.ts'
import type { Surroundings } from './surroundings.ts'

/** The terms are published before the first customer accepts them. */
export const planTerms = ({ tenant, past, calendar, story }: Surroundings): void => {
  const at = calendar.ago(60 * 24 * 1_098)
  story.at(at, async () => {
    const documents = await renderTerms(past.modules.branding.get(tenant), at)
    await past.modules.account.publishTerms({ tenant, version: '1', documents }, 'operator:lena.krause')
  })
}
