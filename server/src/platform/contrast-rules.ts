/** Relative luminance of an sRGB colour `#rrggbb`, as WCAG 2.2 defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Contrast ratio of two colours as WCAG 2.2 defines it, from 1 to 21. Rounded down to hundredths, so that rounding
 * never lets a colour pass.
 */
export const contrastOf = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100
}

/** The minimum for text of normal size. */
export const readableContrast = 4.5
