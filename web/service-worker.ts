import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * The files that a browser caches on its first visit. index.html is never among them, because the server writes it for
 * each brand.
 */
const isKept = (name: string): boolean => /^assets\/[^/]+\.(?:js|css|woff2)$/.test(name)
/** Files that are not cached: the PDF viewer is large and most browsers have their own; few pages show flags. */
const isRare = (name: string): boolean => /^assets\/(?:drawn-viewer-|pdf\.worker|TwemojiCountryFlags-)/.test(name)

/**
 * Builds the service worker after the portal, with the list of its files. File names change with their content, so no
 * entry needs a revision.
 */
export const serviceWorker: Plugin = {
  name: 'foyer-service-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => isKept(name) && !isRare(name))
      const keptFiles = names.toSorted().map((url) => ({ url, revision: null }))
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { keptFiles: JSON.stringify(keptFiles), 'process.env.NODE_ENV': '"production"' },
        build: {
          target: 'es2023',
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, 'src/service-worker/worker.ts'),
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      })
    },
  },
}
