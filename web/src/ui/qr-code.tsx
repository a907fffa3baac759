import './qr-code.css'
import { renderSVG } from 'uqr'

interface QrCodeProps {
  /** What the code contains, for screen readers. */
  readonly name: string
  readonly text: string
}

/** A QR code, dark on light in every theme so that cameras can read it. */
export const QrCode = ({ name, text }: QrCodeProps) => {
  const picture = renderSVG(text, { ecc: 'L', border: 3 })
  return <img className="qr" alt={name} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />
}
