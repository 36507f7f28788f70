import react from '@vitejs/plugin-react'
import icons from 'unplugin-icons/vite'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { standIn } from '../testkit/src/pseudo/standIn.ts'

/** Where `npm run dev` finds the server; `npx alea serve` runs it. */
const SERVER = process.env.ALEA_SERVER ?? 'http://localhost:3000'

const isPseudo = Boolean(process.env.ALEA_PSEUDO)

/** `ALEA_PSEUDO=1`: the app with the pseudo-language beside the real ones (docs/translating.md). */
const pseudoLanguage: Plugin = {
  name: 'alea-pseudo-language',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    return resolved && { ...resolved, id: standIn(resolved.id, importer) }
  },
}
const pseudo = isPseudo ? [pseudoLanguage] : []

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...pseudo,
    react(),
    icons({ compiler: 'jsx', jsx: 'react', scale: 1 }),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Aléa',
        short_name: 'Aléa',
        description: 'Dice games with their complete rules. Des jeux de dés aux règles complètes.',
        start_url: '/',
        display: 'standalone',
        background_color: '#1c1713',
        theme_color: '#1c1713',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        importScripts: ['/push.js'],
        // Older rules are loaded when a match of them is met, not by everybody.
        globIgnores: ['**/*@[0-9]*-*.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/live/, /^\/healthz/, /^\/metrics/],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => pseudo },
  build: {
    target: 'es2023',
    outDir: isPseudo ? 'dist-pseudo' : 'dist',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      // The server compares where a page comes from with where it is asked.
      '/api': { target: SERVER, changeOrigin: false },
      '/live': { target: SERVER, ws: true, changeOrigin: false },
    },
  },
})
