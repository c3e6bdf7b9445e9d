/**
 * Layers and packages that a layer may import. `*` is any package; `node:` every module of Node, `astro` also
 * `astro:…`.
 */
export type ImportRule = { layers: string[]; packages: string[] }

/** The allowed imports. The same table is in src/README.md; `tests/guide-tables.test.ts` compares them. */
export const IMPORT_TABLE: Record<string, ImportRule> = {
  domain: { layers: ['domain'], packages: [] },
  contract: { layers: ['domain', 'contract'], packages: ['zod'] },
  i18n: { layers: ['domain', 'i18n'], packages: ['@messageformat/core', 'vite', 'node:'] },
  platform: {
    layers: ['domain', 'contract', 'i18n', 'platform'],
    packages: [
      'node:',
      'zod',
      'pino',
      'prom-client',
      '@opentelemetry/api',
      '@opentelemetry/context-async-hooks',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      'pg-boss',
      'rate-limiter-flexible',
      '@redis/client',
      'drizzle-orm',
      'pg',
      '@electric-sql/pglite',
    ],
  },
  clients: {
    layers: ['domain', 'contract', 'i18n', 'platform', 'clients'],
    packages: ['node:', 'zod', 'storyblok-js-client'],
  },
  'shop-api': {
    layers: ['domain', 'contract', 'platform', 'shop-api'],
    packages: ['node:', 'hono', 'drizzle-orm', 'pg', '@electric-sql/pglite'],
  },
  'content-api': { layers: ['domain', 'contract', 'platform', 'content-api'], packages: ['node:', 'hono'] },
  images: { layers: ['domain', 'platform', 'images'], packages: ['node:', 'sharp', 'fontkitten'] },
  /** Back office: does not use Request, Context or visitors. */
  modules: {
    layers: ['domain', 'contract', 'i18n', 'platform', 'clients', 'modules'],
    packages: ['*'],
  },
  /** The part of the blocks that reads stories: a block's schema is beside its component. */
  server: {
    layers: ['domain', 'contract', 'i18n', 'platform', 'clients', 'images', 'modules', 'server', 'blocks'],
    packages: ['*'],
  },
  styles: { layers: ['styles'], packages: ['@fontsource-variable/instrument-sans'] },
  components: {
    layers: ['domain', 'i18n', 'components', 'islands'],
    packages: ['astro', '@storyblok/astro'],
  },
  blocks: {
    layers: ['domain', 'i18n', 'components', 'blocks', 'islands'],
    packages: ['astro', 'zod', '@storyblok/astro'],
  },
  layouts: {
    layers: ['domain', 'i18n', 'components', 'layouts', 'blocks', 'islands', 'styles'],
    packages: ['astro', '@fontsource-variable/instrument-sans'],
  },
  pages: {
    layers: ['domain', 'i18n', 'platform', 'clients', 'server', 'layouts', 'components', 'blocks', 'islands'],
    packages: ['astro'],
  },
  islands: {
    layers: ['domain', 'contract', 'i18n', 'islands'],
    packages: ['react', 'react-dom', 'nanostores', '@nanostores/react'],
  },
  /** Browser code beside components. */
  browser: {
    layers: ['domain', 'contract', 'i18n', 'islands', 'components', 'blocks', 'layouts'],
    packages: ['nanostores', '@storyblok/astro', 'leaflet', 'supercluster'],
  },
  cli: {
    layers: ['domain', 'contract', 'i18n', 'platform', 'clients', 'modules', 'blocks', 'cli'],
    packages: ['node:', 'zod'],
  },
}

/** The composition root, which alone joins the server with the two embedded services. */
export const COMPOSITION = [
  'src/cli/maintenance.ts',
  'src/server/context.ts',
  'src/server/embedded-content.ts',
  'src/server/embedded-shop.ts',
]
