import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import { ReloadButton } from './reload-button.tsx'
import { renderFailure } from './words.ts'

/** The last resort: rendering itself failed, so this uses next to nothing of the portal. */
export class RenderBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const locale = i18next.resolvedLanguage === 'ru' ? 'ru' : 'en'
    return (
      <main className="whole-screen" role="alert">
        <p>{renderFailure[locale]}</p>
        <ReloadButton locale={locale} />
      </main>
    )
  }
}
