import { t } from 'i18next'
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import { awaitNewer } from '../api/newer-version.ts'
import { whole } from '../api/whole-files.ts'
import { toasts } from './toast-store.ts'

/** The part's file could not be fetched. */
class PartFailure extends Error {
  override readonly name = 'PartFailure'
}

interface PartBoundaryProps {
  readonly onMissing: () => void
  /** What stands in the part's place; `again` asks for it once more. */
  readonly renderInstead: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Holds up what was not fetched; what cannot be drawn is the page's business. */
class PartBoundary extends Component<PartBoundaryProps, { readonly failure: unknown }> {
  override readonly state: { readonly failure: unknown } = { failure: undefined }

  static getDerivedStateFromError(failure: unknown): { readonly failure: unknown } {
    return { failure }
  }

  override componentDidCatch(failure: unknown): void {
    if (failure instanceof PartFailure) this.props.onMissing()
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (!(failure instanceof PartFailure)) throw failure
    return this.props.renderInstead(() => this.setState({ failure: undefined }))
  }
}

/** A dialog that did not come is closed and the visitor told, so that the same press opens it once the network is back. */
const giveUp = (props: object): void => {
  toasts.show({
    tone: 'bad',
    title: t('errors.failed_title'),
    // With a network, it was not started anew for it only because of what is typed in it.
    ...(navigator.onLine
      ? {
          details: [t('errors.part_reload')],
          actions: [{ label: t('connection.reload'), run: () => location.reload() }],
        }
      : { details: [t('errors.part_offline')] }),
  })
  if ('onClose' in props && typeof props.onClose === 'function') props.onClose()
}

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode
  /** Fetches it ahead, so that it is drawn at once. Rejects where it cannot be fetched. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A part that is fetched when it is first shown. Where its file went with an older version, the page stays as it is until it
 * starts anew. Where it cannot be fetched, `Instead` stands in its place, and the next time it is asked for again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props & { readonly again: () => void }>,
): LazyPart<Props> => {
  const loadWhole = whole(load)
  let ready: ComponentType<Props> | undefined
  const fetch = async (): Promise<ComponentType<Props>> => {
    ready ??= await loadWhole().catch(awaitNewer)
    return ready
  }
  const failing = (cause: unknown): never => {
    throw new PartFailure(String(cause), { cause })
  }
  // What was refused once stays refused: another try needs another one of these.
  const anew = () => lazy(async () => ({ default: await fetch().catch(failing) }))
  let awaited = anew()
  const Fetched = (props: Props) => {
    // The one that it began with: a change would draw the part anew, without what was entered in it.
    const [Part] = useState<ComponentType<Props>>(() => ready ?? awaited)
    return <Part {...props} />
  }
  const Part = (props: Props) => (
    <PartBoundary
      onMissing={() => {
        awaited = anew()
        if (Instead === undefined) giveUp(props)
      }}
      renderInstead={(again) => Instead !== undefined && <Instead {...props} again={again} />}
    >
      <Fetched {...props} />
    </PartBoundary>
  )
  return Object.assign(Part, { fetch })
}
