import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { compiledMessages } from './i18n/messages-plugin.ts'
import speculation from './src/components/shell/browser/speculation.json' with { type: 'json' }

const buildId = Date.now().toString(36)

/** The one script that is made in the browser: which pages may be fetched ahead. */
const speculationHash = createHash('sha256').update(JSON.stringify(speculation)).digest('base64')

/** A file that open pages poll: another id in it means that a newer version is being served. */
const latestBuild = {
  name: 'latest-build',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await mkdir(new URL('builds/', dir), { recursive: true })
      await writeFile(new URL('builds/latest.json', dir), JSON.stringify({ id: buildId }))
    },
  },
}

/** `client:interaction`: no page pays for React before a person acts. */
const interaction = {
  name: 'interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './islands/interaction.ts' }),
  },
}

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), interaction, latestBuild],
  session: false,
  // src/fetch.ts owns slashes, redirects, routes and prefetching: they differ by variant.
  trailingSlash: 'ignore',
  prefetch: false,
  devToolbar: { enabled: false },
  scopedStyleStrategy: 'where',
  // A page's CSS travels in the page: on a slow line a second request costs more than all its bytes.
  build: { inlineStylesheets: 'always' },
  security: {
    checkOrigin: true,
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: { hashes: [`sha256-${speculationHash}`] },
    },
  },
  vite: {
    plugins: [compiledMessages()],
    define: { BUILD_ID: JSON.stringify(buildId) },
  },
})
