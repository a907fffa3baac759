import type { UiSettings as BrandSettings } from '@foyer/contract/branding/ui-settings.ts'
import { answerOf, api } from './client.ts'
import { inlined } from './inlined.ts'

/** What a brand looks like and is called. */
export type UiSettings = BrandSettings

/** The server writes the brand's settings into the page, from the same object as its answer; a page without them asks. */
export const loadSettings = async (): Promise<UiSettings> =>
  (inlined('settings') as UiSettings | undefined) ?? (await answerOf(api.GET('/client-area/api/v1/ui_settings')))
