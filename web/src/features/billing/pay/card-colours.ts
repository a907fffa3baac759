import { listen } from '../../../ui/listen.ts'
/** The colours for the fields of the card form. The fields may be in a frame of another origin, where our styles do not apply. */
export interface CardColours {
  readonly text: string
  readonly placeholder: string
  readonly wrong: string
}

const pixel = (colour: string): string => {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  if (context === null) return colour
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** Resolves a token in its context. A canvas turns any colour space into plain RGB. */
const colourOf = (token: string): string => {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return pixel(color)
}

export const readCardColours = (): CardColours => ({
  text: colourOf('--text'),
  placeholder: colourOf('--text-3'),
  wrong: colourOf('--danger'),
})

/** Calls back when the theme changes, by choice or with the system. Returns a function that stops this. */
export const onThemeChange = (changed: () => void): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const stop = listen(system, 'change', changed)
  return () => {
    chosen.disconnect()
    stop()
  }
}
