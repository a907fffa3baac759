import { addRule } from './card-style.js'

/** It only overlays the page, like Stripe's own frame, so a modal dialog of the page would cover it. */
const styles = [
  [
    ':host',
    {
      position: 'fixed',
      inset: '0',
      'z-index': '2147483647',
      display: 'grid',
      'place-items': 'center',
      'background-color': 'rgb(0 0 0 / 55%)',
    },
  ],
  [
    'div',
    {
      position: 'relative',
      width: 'min(30rem, calc(100vw - 2rem))',
      height: 'min(21rem, calc(100dvh - 2rem))',
      'border-radius': '12px',
      overflow: 'hidden',
      'box-shadow': '0 24px 64px rgb(0 0 0 / 35%)',
      outline: 'none',
      'background-color': 'Canvas',
      color: 'CanvasText',
      'color-scheme': 'light dark',
    },
  ],
  ['iframe', { border: '0', width: '100%', height: '100%', display: 'block' }],
  [
    'button',
    {
      position: 'absolute',
      top: '12px',
      right: '12px',
      width: '36px',
      height: '36px',
      border: '0',
      'border-radius': '8px',
      'background-color': 'transparent',
      color: 'inherit',
      'font-size': '20px',
      cursor: 'pointer',
    },
  ],
]

const sheetOf = (rules) => {
  const sheet = new CSSStyleSheet()
  for (const [selector, properties] of rules) addRule(sheet, selector, properties)
  return sheet
}

const build = (url, say) => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(styles)]
  const dialog = document.createElement('div')
  dialog.role = 'dialog'
  dialog.ariaModal = 'true'
  dialog.ariaLabel = say.challenge
  dialog.tabIndex = -1
  const frame = document.createElement('iframe')
  frame.title = say.challenge
  frame.src = url
  const close = document.createElement('button')
  close.type = 'button'
  close.ariaLabel = say.close
  close.textContent = '×'
  dialog.append(frame, close)
  root.append(dialog)
  return { host, dialog, frame, close }
}

/**
 * Shows the bank's page over the page until the challenge is over. `isOver` is called after each page that loads in the
 * frame. Closing the dialog cancels the payment through `giveUp`.
 */
export const showChallenge = ({ url, say, isOver, giveUp }) =>
  new Promise((resolve) => {
    const { host, dialog, frame, close } = build(url, say)
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      host.remove()
      resolve()
    }
    const leave = () => {
      void giveUp().then(end)
    }
    frame.addEventListener('load', () => {
      void isOver().then((over) => over && end())
    })
    close.addEventListener('click', leave)
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') leave()
    })
    document.body.append(host)
    // Focus starts on the dialog itself, which hears Escape; the frame would not.
    dialog.focus()
  })
