/**
 * Styles come from the page as data and are set through the CSSOM, property by property. They are never parsed as a
 * stylesheet, so a strict Content-Security-Policy allows them.
 */
const pseudo = new Set([':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled'])

const layout = [
  [':host', { display: 'flex', width: '100%' }],
  [
    'input',
    {
      all: 'unset',
      'box-sizing': 'border-box',
      flex: '1 1 auto',
      'min-width': '0',
      width: '100%',
      'font-size': '16px',
      'line-height': '1.4',
      color: 'inherit',
    },
  ],
  ['input.expiry:not(:only-child)', { flex: '0 0 6em', 'padding-left': '0.75em' }],
  ['input.cvc:not(:only-child)', { flex: '0 0 4em', 'padding-left': '0.75em' }],
  ['input::placeholder', { color: 'color-mix(in srgb, currentcolor 55%, transparent)', opacity: '1' }],
]

const kebab = (name) =>
  name === 'fontSmoothing' ? '-webkit-font-smoothing' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const addRule = (sheet, selector, properties) => {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)]
  for (const [name, value] of Object.entries(properties)) rule.style.setProperty(name, String(value))
}

const plain = (variant) => Object.entries(variant).filter(([, value]) => typeof value !== 'object')

/** Applies Stripe's `style` option: the base variant, then that of the current state. */
export const applyStyle = (sheet, style, variant) => {
  while (sheet.cssRules.length > 0) sheet.deleteRule(0)
  for (const [selector, properties] of layout) addRule(sheet, selector, properties)
  for (const chosen of variant === 'base' ? [style.base ?? {}] : [style.base ?? {}, style[variant] ?? {}]) {
    addRule(sheet, 'input', Object.fromEntries(plain(chosen).map(([name, value]) => [kebab(name), value])))
    for (const [name, nested] of Object.entries(chosen)) {
      if (!pseudo.has(name)) continue
      addRule(sheet, `input${name}`, Object.fromEntries(plain(nested).map(([key, value]) => [kebab(key), value])))
    }
  }
}
