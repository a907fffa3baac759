import './menu.css'
import { Check, type LucideIcon } from 'lucide-react'
import { type ButtonHTMLAttributes, cloneElement, type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { floatingParts, useFloating } from './floating.ts'

interface MenuProps {
  /** The button that opens it; it must pass a ref on to its element. */
  readonly button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }>
  readonly children: ReactNode
}

const classNames = { dropdown: 'menu', item: 'menu-item', itemLabel: 'menu-text', itemIndicator: 'menu-mark' }

/** A menu that floats beside its button, with the keyboard's arrows, Home, End and letters. */
export const Menu = ({ button, children }: MenuProps) => {
  const [open, setOpen] = useState(false)
  const { parts, host, waiting } = useFloating<HTMLButtonElement>(() => setOpen(true))
  if (parts === undefined) return cloneElement(button, { ...waiting, 'aria-haspopup': 'menu', 'aria-expanded': false })
  return (
    <parts.HeadlessMantineProvider>
      <parts.Menu
        opened={open}
        onChange={setOpen}
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
        <parts.Menu.Target>{cloneElement(button, { ref: host })}</parts.Menu.Target>
        <parts.Menu.Dropdown>{children}</parts.Menu.Dropdown>
      </parts.Menu>
    </parts.HeadlessMantineProvider>
  )
}

export const MenuLabel = ({ children }: { children: ReactNode }) => {
  const parts = floatingParts()
  return <parts.Menu.Label className="menu-label">{children}</parts.Menu.Label>
}

export const MenuLine = () => {
  const parts = floatingParts()
  return <parts.Menu.Divider className="menu-line" />
}

interface MenuItemProps {
  readonly icon?: LucideIcon
  readonly tone?: 'danger'
  readonly disabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** Before the item is gone with its menu: a dialog that it opens gives the focus back to the menu's button when it closes. */
const focusButton = (item: HTMLElement): void => {
  const id = item.closest('[role=menu]')?.getAttribute('aria-labelledby')
  if (id != null) document.getElementById(id)?.focus({ preventScroll: true })
}

export const MenuItem = ({ icon: Icon, tone, disabled = false, onChoose, children }: MenuItemProps) => {
  const parts = floatingParts()
  return (
    <parts.Menu.Item
      className={tone ?? ''}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        focusButton(currentTarget)
        onChoose()
      }}
    >
      {Icon !== undefined && <Icon />}
      {children}
    </parts.Menu.Item>
  )
}

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
export const MenuChoices = <Value extends string>({ value, choices, onChoose }: MenuChoicesProps<Value>) => {
  const parts = floatingParts()
  return (
    <parts.Menu.RadioGroup
      value={value}
      onChange={(next) => {
        const choice = choices.find((each) => each.value === next)
        if (choice !== undefined) onChoose(choice.value)
      }}
    >
      {choices.map(({ value: each, name, icon: Icon, lang }) => (
        <parts.Menu.RadioItem key={each} value={each} lang={lang} checkIcon={<Check />}>
          {Icon !== undefined && <Icon />}
          {name}
        </parts.Menu.RadioItem>
      ))}
    </parts.Menu.RadioGroup>
  )
}

interface MenuTickProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

/** On or off, any number of them. */
export const MenuTick = ({ checked, onChange, children }: MenuTickProps) => {
  const parts = floatingParts()
  return (
    <parts.Menu.CheckboxItem checked={checked} onChange={onChange} checkIcon={<Check />} closeMenuOnClick={false}>
      {children}
    </parts.Menu.CheckboxItem>
  )
}
