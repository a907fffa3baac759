import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

const subscribe = (listener: () => void): (() => void) => {
  const stops = [listen(window, 'online', listener), listen(window, 'offline', listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Whether the browser has a network connection at all. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
