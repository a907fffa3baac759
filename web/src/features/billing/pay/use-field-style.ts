import type { StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { type CardColours, onThemeChange, readCardColours } from './card-colours.ts'

const styleOf = ({ text, placeholder, wrong }: CardColours): StripeElementStyle => ({
  base: {
    color: text,
    fontFamily: 'Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
    // Below 16 px, phones zoom in on a field that is touched.
    fontSize: matchMedia('(pointer: coarse)').matches ? '16px' : '14px',
    '::placeholder': { color: placeholder },
  },
  invalid: { color: wrong, iconColor: wrong },
})

/** Looks of the card form's fields, in step with the theme. */
export const useFieldStyle = (): StripeElementStyle => {
  const [style, setStyle] = useState(() => styleOf(readCardColours()))
  useEffect(() => onThemeChange(() => setStyle(styleOf(readCardColours()))), [])
  return style
}
