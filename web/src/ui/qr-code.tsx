import './qr-code.css'
import { renderSVG } from 'uqr'

interface QrCodeProps {
  /** What it is of, for screen readers. */
  readonly name: string
  readonly text: string
}

/** A text for a camera: dark on light, whatever the theme. */
export const QrCode = ({ name, text }: QrCodeProps) => {
  const picture = renderSVG(text, { ecc: 'L', border: 3 })
  return <img className="qr" alt={name} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />
}
