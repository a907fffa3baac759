import { keepFilesOut } from './keep-files-out.ts'
import { registerServiceWorker } from './service-worker.ts'

/** What can wait until the page has what it needs. */
export const afterLoad = (): Promise<void> => {
  keepFilesOut()
  return registerServiceWorker()
}
