import { t } from 'i18next'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { awaitNewer } from '../api/newer-version.ts'
import { whole } from '../api/whole-files.ts'
import { toasts } from './toast-store.ts'

/** The part's file could not be loaded. */
class PartFailure extends Error {
  override readonly name = 'PartFailure'
}

interface PartBoundaryProps {
  readonly onMissing: () => void
  /** What to render instead; `again` retries. */
  readonly renderInstead: (again: () => void) => ReactNode
  readonly children: ReactNode
}

/** Handles only load failures. Errors while rendering are left to the page. */
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

/** A dialog that fails to load is closed, and a toast says so, so that the same button works once the network is back. */
const giveUp = (props: object): void => {
  toasts.show({
    tone: 'bad',
    title: t('errors.failed_title'),
    // If the network is there, the page was not reloaded only because something is typed in it.
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
  /** Loads the part ahead of time, so that it renders at once. Rejects if it cannot be loaded. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A component that is loaded when first rendered. If its file belongs to an older version, the page stays as it is
 * until it reloads. While it loads, `Meanwhile` is rendered in its place, and the page around it stays. If it cannot be
 * loaded, `Instead` is rendered, and the next attempt loads it again.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props & { readonly again: () => void }>,
  Meanwhile: ComponentType<Props> = () => null,
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
  // A rejected `lazy` stays rejected, so a retry needs a new one.
  const anew = () => lazy(async () => ({ default: await fetch().catch(failing) }))
  let awaited = anew()
  const Fetched = (props: Props) => {
    // Keeps the component that it started with: switching would remount it and lose its state.
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
      <Suspense fallback={<Meanwhile {...props} />}>
        <Fetched {...props} />
      </Suspense>
    </PartBoundary>
  )
  return Object.assign(Part, { fetch })
}
