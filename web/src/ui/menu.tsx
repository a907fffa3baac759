import './menu.css'
import { HeadlessMantineProvider, Menu as MantineMenu } from '@mantine/core'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface MenuProps {
  /** The button that opens it; it must pass a ref on to its element. */
  readonly button: ReactNode
  readonly children: ReactNode
}

const classNames = { dropdown: 'menu', item: 'menu-item', itemLabel: 'menu-text', itemIndicator: 'menu-mark' }

/** A menu that floats beside its button, with the keyboard's arrows, Home, End and letters. */
export const Menu = ({ button, children }: MenuProps) => (
  <HeadlessMantineProvider>
    <MantineMenu
      classNames={classNames}
      position="bottom-end"
      offset={6}
      alignItemsLabels="none"
      transitionProps={{ duration: 0 }}
      // In place, so that it stands inside an open dialog; fixed, so that no scrolling part cuts it off.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <MantineMenu.Target>{button}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  </HeadlessMantineProvider>
)

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <MantineMenu.Label className="menu-label">{children}</MantineMenu.Label>
)

export const MenuLine = () => <MantineMenu.Divider className="menu-line" />

interface MenuItemProps {
  readonly icon?: LucideIcon
  readonly tone?: 'danger'
  readonly disabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export const MenuItem = ({ icon: Icon, tone, disabled = false, onChoose, children }: MenuItemProps) => (
  <MantineMenu.Item className={tone ?? ''} disabled={disabled} onClick={onChoose}>
    {Icon !== undefined && <Icon />}
    {children}
  </MantineMenu.Item>
)

interface Choice<Value extends string> {
  readonly value: Value
  readonly name: string
  readonly icon?: LucideIcon
  readonly lang?: string
}

interface MenuChoicesProps<Value extends string> {
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChoose: (value: Value) => void
}

/** One of several, the chosen one with a tick. */
export const MenuChoices = <Value extends string>({ value, choices, onChoose }: MenuChoicesProps<Value>) => (
  <MantineMenu.RadioGroup
    value={value}
    onChange={(next) => {
      const choice = choices.find((each) => each.value === next)
      if (choice !== undefined) onChoose(choice.value)
    }}
  >
    {choices.map(({ value: each, name, icon: Icon, lang }) => (
      <MantineMenu.RadioItem key={each} value={each} lang={lang} checkIcon={<Check />}>
        {Icon !== undefined && <Icon />}
        {name}
      </MantineMenu.RadioItem>
    ))}
  </MantineMenu.RadioGroup>
)

interface MenuTickProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

/** On or off, any number of them. */
export const MenuTick = ({ checked, onChange, children }: MenuTickProps) => (
  <MantineMenu.CheckboxItem checked={checked} onChange={onChange} checkIcon={<Check />} closeMenuOnClick={false}>
    {children}
  </MantineMenu.CheckboxItem>
)
