import { useMemo } from 'react'
import { renderSVG } from 'uqr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Black on white in every theme, since cameras expect it so. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const picture = useMemo(() => renderSVG(text, { ecc: 'M', border: 0 }), [text])
  return <img className="account-qr" alt={label} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />
}
