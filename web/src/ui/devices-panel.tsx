import type { UseQueryResult } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Failure } from '../api/failure.ts'
import { formatDate, formatRelative } from '../lib/dates.ts'
import { Button } from './button.tsx'
import { DeviceList } from './device-list.tsx'
import { Loaded } from './loaded.tsx'
import { Panel } from './panel.tsx'
import { GhostText } from './skeleton.tsx'
import { useLocale } from './use-locale.ts'
import { useNow } from './use-now.ts'

interface SignedIn {
  readonly id: string
  readonly current: boolean
}

interface DeviceParts<Device> {
  readonly renderDevice: (device: Device, onEnd: () => void) => ReactNode
  /** Asks before one of them is signed out, or all but this device. */
  readonly renderQuestion: (ended: readonly [Device, ...Device[]], onClose: () => void) => ReactNode
  /** The line and the button below several other devices. */
  readonly others: { readonly about: string; readonly action: string }
}

interface DevicesPanelProps<Device> extends DeviceParts<Device> {
  readonly title: string
  /** This device's place is fixed; the others follow in the server's order. */
  readonly query: UseQueryResult<readonly Device[]>
  /** As long as the line below a device's name, while they load. */
  readonly placeholder: string
}

/** A session that has already ended counts as success: the goal is reached. */
export const unlessEnded = (ending: Promise<unknown>): Promise<unknown> =>
  ending.catch((error: unknown) => {
    if (!(error instanceof Failure) || error.status !== 404) throw error
  })

/** The day of the sign-in, and how long ago the device was last used. */
export const useDeviceTimes = (session: { readonly created_at: string; readonly last_seen_at: string }) => {
  const locale = useLocale()
  const now = useNow(30_000)
  const { created_at, last_seen_at } = session
  return {
    since: formatDate(created_at, 'date', locale),
    seen: formatRelative(last_seen_at, now, locale) ?? formatDate(last_seen_at, 'date', locale),
  }
}

const Devices = <Device extends SignedIn>(props: DeviceParts<Device> & { readonly sessions: readonly Device[] }) => {
  const { sessions, renderDevice, renderQuestion, others } = props
  const [[first, ...more], setAsked] = useState<readonly Device[]>([])
  const rest = sessions.filter(({ current }) => !current)
  return (
    <>
      <DeviceList
        devices={sessions.toSorted((a, b) => Number(b.current) - Number(a.current))}
        renderDevice={(session) => renderDevice(session, () => setAsked([session]))}
      >
        {rest.length > 1 && (
          <li>
            <p className="grow muted small">{others.about}</p>
            <Button size="s" kind="danger" onClick={() => setAsked(rest)}>
              {others.action}
            </Button>
          </li>
        )}
      </DeviceList>
      {first !== undefined && renderQuestion([first, ...more], () => setAsked([]))}
    </>
  )
}

/** Shows one row, because the current device is always in the list. */
const DevicesSkeleton = ({ placeholder }: { placeholder: string }) => (
  <ul className="devices" aria-hidden="true">
    <li>
      <Monitor size={20} strokeWidth={1.5} />
      <div className="grow">
        <div className="row wrap">
          <GhostText>Firefox on Windows</GhostText>
        </div>
        <div className="tiny subtle">
          <GhostText>{placeholder}</GhostText>
        </div>
      </div>
    </li>
  </ul>
)

/** Where somebody is signed in: this device first, then by last use. */
export const DevicesPanel = <Device extends SignedIn>(props: DevicesPanelProps<Device>) => {
  const { title, query, placeholder, ...parts } = props
  return (
    <Panel title={title} bare>
      <Loaded query={query} skeleton={<DevicesSkeleton placeholder={placeholder} />} level={2}>
        {(sessions) => <Devices sessions={sessions} {...parts} />}
      </Loaded>
    </Panel>
  )
}
