import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { reload } from './words.ts'

/** The way on from a screen that has nothing else. */
export const ReloadButton = ({ locale }: { locale: Locale }) => (
  <button type="button" className="btn" lang={locale} onClick={() => location.reload()}>
    {reload[locale]}
  </button>
)
