import './qr-code.css'
import { encode } from 'uqr'

interface QrCodeProps {
  /** What it is of, for screen readers. */
  readonly name: string
  readonly text: string
}

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A text for a camera. */
export const QrCode = ({ name, text }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'L', border: 3 })
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
