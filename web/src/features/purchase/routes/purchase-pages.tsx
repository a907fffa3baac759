import { getRouteApi } from '@tanstack/react-router'
import { mediaServer, watcher } from '../offer/product-line.ts'
import { Shop } from '../shop/shop.tsx'

const mediaServerRoute = getRouteApi('/portal/main/billing/store/purchase-media-server')
const watcherRoute = getRouteApi('/portal/main/billing/store/purchase-watcher')

/** The shop for media server licences. */
export const PurchaseMediaServerPage = () => {
  const navigate = mediaServerRoute.useNavigate()
  return (
    <Shop
      line={mediaServer}
      search={mediaServerRoute.useSearch()}
      onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false })}
    />
  )
}

/** The shop for Watcher licences. */
export const PurchaseWatcherPage = () => {
  const navigate = watcherRoute.useNavigate()
  return (
    <Shop
      line={watcher}
      search={watcherRoute.useSearch()}
      onChange={(next) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false })}
    />
  )
}
