import type { UiSettings as BrandSettings } from '@foyer/contract/branding/ui-settings.ts'
import { answerOf, api } from './client.ts'

/** What a brand looks like and is called. */
export type UiSettings = BrandSettings

/** The server writes the brand's settings into the page; a page without them asks. */
const inlined = (): UiSettings | undefined => {
  const text = document.getElementById('foyer-settings')?.textContent
  // Written by the server that also answers the call below, from the same object.
  return text === undefined || text === null || text === '' ? undefined : (JSON.parse(text) as UiSettings)
}

export const loadSettings = async (): Promise<UiSettings> =>
  inlined() ?? (await answerOf(api.GET('/client-area/api/v1/ui_settings')))
