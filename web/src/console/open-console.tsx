import './locale/namespaces.ts'
import type { Root } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { startTexts } from '../app/i18n/i18n.ts'
import { mutationToasts } from '../app/mutation-toasts.ts'
import { localeFor, showPage, startBrand } from '../app/start-page.tsx'
import { followSession } from './follow-session.ts'
import { createConsoleRouter } from './router.ts'
import { consoleSession } from './session.ts'
import { takeLinkToken } from './take-link-token.ts'

/** Starts the console of this host's brand on an empty page. Rejects if the brand cannot be loaded. */
export const openConsole = async (root: Root): Promise<void> => {
  takeLinkToken()
  const settings = await startBrand()
  await startTexts(localeFor(settings), settings.brand)
  const queryClient = createQueryClient(mutationToasts)
  const router = createConsoleRouter({ queryClient, session: consoleSession })
  followSession({ session: consoleSession, queryClient, router })
  showPage(root, { settings, queryClient, router })
}
