import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { ReloadButton } from './reload-button.tsx'
import { apology } from './words.ts'

/** The full-page message when the brand's settings cannot be loaded. */
export const Apology = ({ locale }: { locale: Locale }) => (
  <main className="whole-screen" role="alert">
    <p lang={locale}>{apology[locale]}</p>
    <ReloadButton locale={locale} />
  </main>
)
