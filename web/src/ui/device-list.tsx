import './device-list.css'
import { deviceName, deviceOf } from '@foyer/contract/account/device.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { type LucideIcon, Monitor, Smartphone, SquareTerminal, Tablet, UserRoundCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { useLocale } from './use-locale.ts'

const en = { unknown: 'Unknown device', all: (count: number) => `Show all ${count}`, fewer: 'Show fewer' }

const ru: typeof en = {
  unknown: 'Неизвестное устройство',
  all: (count) => `Показать все: ${count}`,
  fewer: 'Показать меньше',
}

/** These texts stand beside the component, so that the first page does not load them. */
const words: Readonly<Record<Locale, typeof en>> = { en, ru }

const icons: Readonly<Record<ReturnType<typeof deviceOf>['kind'], LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: SquareTerminal,
}

interface DeviceLineProps {
  readonly userAgent: string
  /** The name of somebody else who acts in this person's place. Their device is not disclosed. */
  readonly stranger?: string | undefined
  /** Shown beside the name. */
  readonly tags?: ReactNode
  /** Shown below the name: where and when. */
  readonly about: ReactNode
  readonly action?: ReactNode
}

/** The browser and system, in words that people know, from the user agent. */
export const useDeviceName = (): ((userAgent: string) => string) => {
  const { unknown } = words[useLocale()]
  return (userAgent) => deviceName(userAgent) || unknown
}

/** One device that is signed in. */
export const DeviceLine = ({ userAgent, stranger, tags, about, action }: DeviceLineProps) => {
  const nameOf = useDeviceName()
  const Icon = stranger === undefined ? icons[deviceOf(userAgent).kind] : UserRoundCheck
  return (
    <li>
      <Icon size={20} strokeWidth={1.5} />
      <div className="grow">
        <div className="row wrap">
          <span className="strong">{stranger ?? nameOf(userAgent)}</span>
          {tags}
        </div>
        <div className="tiny subtle">{about}</div>
      </div>
      {action}
    </li>
  )
}

const shownAtFirst = 10

interface DeviceListProps<Device> {
  /** In display order. */
  readonly devices: readonly Device[]
  readonly renderDevice: (device: Device) => ReactNode
  /** A line below all devices. */
  readonly children?: ReactNode
}

/** The signed-in devices: the first ten, and the rest on demand. */
export const DeviceList = <Device,>({ devices, renderDevice, children }: DeviceListProps<Device>) => {
  const { all, fewer } = words[useLocale()]
  const [isWhole, setWhole] = useState(false)
  const count = devices.length
  return (
    <ul className="devices">
      {devices.slice(0, isWhole ? count : shownAtFirst).map(renderDevice)}
      {count > shownAtFirst && (
        <li>
          <Button kind="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? fewer : all(count)}
          </Button>
        </li>
      )}
      {children}
    </ul>
  )
}
