import type { StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { type CardColours, onThemeChange, readCardColours } from './card-colours.ts'

const styleOf = ({ text, placeholder, wrong }: CardColours): StripeElementStyle => ({
  base: {
    color: text,
    fontFamily: 'Inter, ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
    // Below 16 px, phones zoom in when a field is tapped.
    fontSize: matchMedia('(pointer: coarse)').matches ? '16px' : '14px',
    '::placeholder': { color: placeholder },
  },
  invalid: { color: wrong, iconColor: wrong },
})

/** The style of the card form's fields, updated with the theme. */
export const useFieldStyle = (): StripeElementStyle => {
  const [style, setStyle] = useState(() => styleOf(readCardColours()))
  useEffect(() => onThemeChange(() => setStyle(styleOf(readCardColours()))), [])
  return style
}
