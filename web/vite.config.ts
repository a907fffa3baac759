import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sharedChunks } from './chunks.ts'
import { earlyFiles } from './early-files.ts'
import { firstPaint } from './first-paint.ts'
import { serviceWorker } from './service-worker.ts'
import { consoleFolder, weights } from './weights.ts'

/** The API server in development; `vite` proxies every API call to it. */
const server = process.env['FOYER_SERVER'] ?? 'http://127.0.0.1:8080'
const apis = [
  '/client-area',
  '/billing',
  '/talks-client',
  '/retroview/api',
  '/omnifications',
  '/sandbox',
  '/manifest.webmanifest',
]

/** Style sheets are split by screen and load in any order, so each one declares the order of the cascade layers first. */
const layerOrder: Plugin = {
  name: 'foyer-layer-order',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `@layer base,ui,app,feature;${String(file.source)}`
      }
    },
  },
}

const shared = sharedChunks(import.meta.dirname)

/** The operators' console has a folder of its own, so that the service worker never caches it in customers' browsers. */
const isConsole = (moduleIds: readonly string[]): boolean =>
  moduleIds.some((id) => /[\\/]src[\\/]console[\\/]/.test(id))

const chunkFileNames = ({ moduleIds }: { readonly moduleIds: string[] }): string =>
  `${isConsole(moduleIds) ? consoleFolder : 'assets/'}[name]-[hash].js`

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^entities$/, replacement: `${import.meta.dirname}/src/ui/talk/named-characters.ts` }] },
  build: {
    target: 'es2023',
    // light-dark() and relative colours are kept as written; every browser of the last two years supports them.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    emptyOutDir: true,
    manifest: true,
    // The content security policy forbids data: scripts and styles; fonts and pictures keep their own address too.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A dynamic import need not preload files that the page itself already requests.
      resolveDependencies: (_importer, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/^assets\/(?:libraries|rolldown-runtime)-/.test(file)) : files,
    },
    // weights.ts checks what pages load; the size of a single chunk says little.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: shared.groups } } },
  },
  server: { proxy: Object.fromEntries(apis.map((path) => [path, server])) },
  plugins: [react(), layerOrder, shared.plugin, weights, earlyFiles, ...firstPaint, serviceWorker],
})
