import './device-list.css'
import { deviceName, deviceOf } from '@foyer/contract/account/device.ts'
import { type LucideIcon, Monitor, Smartphone, SquareTerminal, Tablet, UserRoundCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

const icons: Readonly<Record<ReturnType<typeof deviceOf>['kind'], LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: SquareTerminal,
}

interface DeviceLineProps {
  readonly userAgent: string
  /** Somebody else in the person's place, in words: what they sit at is not told. */
  readonly stranger?: string | undefined
  /** Beside the name. */
  readonly tags?: ReactNode
  /** Below it: where and when. */
  readonly about: ReactNode
  readonly action?: ReactNode
}

/** What the browser says it is, in words that people know. */
export const useDeviceName = (): ((userAgent: string) => string) => {
  const { t } = useTranslation()
  return (userAgent) => deviceName(userAgent) || t('devices.unknown')
}

/** A place where somebody is signed in. */
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
  /** In the order in which they are shown. */
  readonly devices: readonly Device[]
  readonly renderDevice: (device: Device) => ReactNode
  /** A line below all. */
  readonly children?: ReactNode
}

/** Where somebody is signed in: the first ten, and the others once they are asked for. */
export const DeviceList = <Device,>({ devices, renderDevice, children }: DeviceListProps<Device>) => {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const count = devices.length
  return (
    <ul className="devices">
      {devices.slice(0, isWhole ? count : shownAtFirst).map(renderDevice)}
      {count > shownAtFirst && (
        <li>
          <Button kind="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('devices.fewer') : t('devices.all', { count })}
          </Button>
        </li>
      )}
      {children}
    </ul>
  )
}
