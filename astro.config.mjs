import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { compiledMessages } from './i18n/messages-plugin.ts'
import { cspDigests } from './src/setup/csp-digests.ts'
import { faceModels } from './src/setup/face-model/plugin.ts'
import { brandOf } from './src/domain/shop/brand.ts'
import { writeBrandFiles } from './src/setup/brand-files.ts'
import { scriptGroups } from './src/setup/shared-scripts.ts'
import { noteBundledPackages } from './src/setup/shipped-packages.ts'
import { writeThirdParty } from './src/setup/third-party.ts'
import { BUILD_DIR, buildId as newBuildId, completeBuild } from './src/platform/builds.ts'
import packages from './package.json' with { type: 'json' }
import speculation from './src/components/shell/browser/speculation.json' with { type: 'json' }

const { BUILD_DIR: builds = BUILD_DIR, PUBLIC_BRAND: brand = '' } = process.env
const buildId = newBuildId(Date.now(), process.pid)
const outDir = resolve(builds, buildId)
/** The packages in the build, which its notices name. */
const bundled = new Set()

/** The name of a class in a style module. Scripts contain them all, and Vite's own are half as long again. */
const classNameIn = (name, file) =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('hex')
    .slice(0, 4)}`

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
      if (resolve(fileURLToPath(dir), '..') !== outDir) return
      await writeThirdParty(import.meta.dirname, outDir, bundled)
      await completeBuild(builds, buildId, brand, Date.now())
    },
  },
}

/**
 * The server's bundle holds what only the build has, so that a shop in production needs neither Astro nor what it brings along: outside
 * stay the packages of production.
 */
const bundleOfBuildTools = {
  name: 'bundle-of-build-tools',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'build')
        updateConfig({ vite: { ssr: { noExternal: true, external: Object.keys(packages.dependencies) } } })
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

/** The icons and the manifest of the site, which depend on the brand. */
const brandFiles = {
  name: 'brand-files',
  hooks: {
    'astro:build:done': ({ dir }) =>
      writeBrandFiles(
        fileURLToPath(dir),
        brandOf(brand),
        resolve(import.meta.dirname, `public/brand/${brandOf(brand)}.svg`),
      ),
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
  integrations: [bundleOfBuildTools, react(), interaction, brandFiles, latestBuild, ownStylesAlone],
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
      // Who may frame a page is added by `src/server/http/security-headers.ts`, unless the page says it itself.
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
      // The one script that is created in the browser: the pages that may be prefetched.
      scriptDirective: { hashes: [sha256(JSON.stringify(speculation))] },
    },
  },
  vite: {
    plugins: [compiledMessages(), cspDigests(), faceModels(), noteBundledPackages(bundled)],
    css: { modules: { generateScopedName: classNameIn } },
    define: { BUILD_ID: JSON.stringify(buildId) },
    // The styles are built as for a server, for which nothing would be rewritten: Safari knows no thickness in the shorthand of an underline.
    build: { cssTarget: ['chrome120', 'firefox125', 'safari17.4'] },
    // Every script names the ones it may load later: a bare hash, the shortest that the bundler takes, is shorter than the name of a file.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: '_astro/[hash:7].js',
              codeSplitting: { groups: scriptGroups },
            },
          },
        },
      },
    },
  },
})
