import type { UiSettings as BrandSettings } from '@foyer/contract/branding/ui-settings.ts'
import { answerOf, api } from './client.ts'
import { inlined } from './inlined.ts'

/** The brand's look and name. */
export type UiSettings = BrandSettings

/**
 * The brand's settings. The server writes them into the page, from the same object as the API's answer; a page without
 * them asks the API.
 */
export const loadSettings = async (): Promise<UiSettings> =>
  (inlined('settings') as UiSettings | undefined) ?? (await answerOf(api.GET('/client-area/api/v1/ui_settings')))
