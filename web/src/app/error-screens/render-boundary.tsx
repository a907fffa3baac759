import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import { renderFailure } from './words.ts'

/** The last resort: rendering itself failed, so this uses nothing of the portal. */
export class RenderBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main className="whole-screen" role="alert">
        <p>{i18next.resolvedLanguage === 'ru' ? renderFailure.ru : renderFailure.en}</p>
      </main>
    )
  }
}
