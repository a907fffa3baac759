import './menu.css'
import { Check, type LucideIcon } from 'lucide-react'
import { type ButtonHTMLAttributes, cloneElement, type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { floatingParts, useFloating } from './floating.ts'

interface MenuProps {
  /** The button that opens it. It must forward its ref to the element. */
  readonly button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }>
  readonly children: ReactNode
}

const classNames = { dropdown: 'menu', item: 'menu-item', itemLabel: 'menu-text', itemIndicator: 'menu-mark' }

/** A floating menu beside its button, with arrow keys, Home, End and letters. */
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
        // Rendered in place, so that it works inside an open dialog, and fixed, so that no scroll container clips it.
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

/**
 * Moves the focus before the item disappears with its menu: a dialog that the item opens then returns the focus to the
 * menu's button.
 */
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

/** Choose one of several; the chosen one has a tick. */
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

/** Toggles one of any number of options. */
export const MenuTick = ({ checked, onChange, children }: MenuTickProps) => {
  const parts = floatingParts()
  return (
    <parts.Menu.CheckboxItem checked={checked} onChange={onChange} checkIcon={<Check />} closeMenuOnClick={false}>
      {children}
    </parts.Menu.CheckboxItem>
  )
}
