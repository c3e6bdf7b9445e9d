import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { compiledMessages } from './i18n/messages-plugin.ts'
import { BUILD_DIR, buildId as newBuildId, completeBuild } from './src/platform/builds.ts'
import speculation from './src/components/shell/browser/speculation.json' with { type: 'json' }

const { BUILD_DIR: builds = BUILD_DIR, PUBLIC_BRAND: brand = '' } = process.env
const buildId = newBuildId(Date.now(), process.pid)
const outDir = resolve(builds, buildId)

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * Writes the file that open pages poll: a new id in it means that a newer version is being served. Then lets the next
 * process serve the build, unless `--outDir` has put it elsewhere.
 */
const latestBuild = {
  name: 'latest-build',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await mkdir(new URL('builds/', dir), { recursive: true })
      await writeFile(new URL('builds/latest.json', dir), JSON.stringify({ id: buildId }))
      if (resolve(fileURLToPath(dir), '..') === outDir)
        await completeBuild(builds, buildId, brand, Date.now())
    },
  },
}

/** The style that Astro writes into every page with an island. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}'

/** A page lists the hashes of its own styles only. Astro lists those of all pages, which are 2 KB of each response. */
const ownStylesAlone = {
  name: 'own-styles-alone',
  hooks: {
    'astro:build:ssr': ({ manifest }) => {
      const { styleDirective } = manifest.csp
      styleDirective.hashes = styleDirective.hashes.filter((hash) => hash === sha256(ISLAND_STYLE))
      if (styleDirective.hashes.length === 0) throw new Error('Astro changed the style of its islands')
    },
  },
}

/** `client:interaction`: React is loaded only when a person interacts with the page. */
const interaction = {
  name: 'interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './islands/interaction.ts' }),
  },
}

export default defineConfig({
  output: 'server',
  outDir,
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), interaction, latestBuild, ownStylesAlone],
  session: false,
  // src/fetch.ts owns slashes, redirects, routes and prefetching: they differ by variant.
  trailingSlash: 'ignore',
  prefetch: false,
  devToolbar: { enabled: false },
  scopedStyleStrategy: 'where',
  // A page's CSS is part of the page: on a slow line a second request costs more than all its bytes.
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
      // The one script that is created in the browser: the pages that may be prefetched.
      scriptDirective: { hashes: [sha256(JSON.stringify(speculation))] },
    },
  },
  vite: {
    plugins: [compiledMessages()],
    define: { BUILD_ID: JSON.stringify(buildId) },
    // Every script names the ones it may load later: a bare hash is shorter than the name of a file.
    environments: {
      client: { build: { rolldownOptions: { output: { chunkFileNames: '_astro/[hash].js' } } } },
    },
  },
})
