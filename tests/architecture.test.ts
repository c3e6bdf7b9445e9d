import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { code, root, type Source } from '#tests/support/sources.ts'

/** Who may import whom (design/architecture): layer → layers and packages. `*` is any package. */
const ALLOWED: Record<string, { layers: string[]; packages: string[] }> = {
  domain: { layers: ['domain'], packages: [] },
  contract: { layers: ['domain', 'contract'], packages: ['zod'] },
  'shop-api': {
    layers: ['domain', 'contract', 'shop-api'],
    packages: ['node:', 'hono', 'drizzle-orm', 'pg', '@electric-sql/pglite'],
  },
  'content-api': { layers: ['domain', 'contract', 'content-api'], packages: ['node:', 'hono'] },
  /** Of the blocks, what reads a story: a block's schema lies beside its looks. */
  server: { layers: ['domain', 'contract', 'server', 'i18n', 'blocks'], packages: ['*'] },
  components: {
    layers: ['domain', 'i18n', 'components', 'layouts', 'blocks', 'islands'],
    packages: ['astro'],
  },
  layouts: {
    layers: ['domain', 'i18n', 'components', 'layouts', 'blocks', 'islands', 'styles'],
    packages: ['astro', '@fontsource-variable/instrument-sans'],
  },
  blocks: {
    layers: ['domain', 'i18n', 'components', 'layouts', 'blocks', 'islands'],
    packages: ['astro', 'zod', '@storyblok/astro'],
  },
  pages: {
    layers: ['server', 'domain', 'i18n', 'layouts', 'components', 'blocks', 'islands'],
    packages: ['astro'],
  },
  islands: {
    layers: ['domain', 'contract', 'i18n', 'islands'],
    packages: ['react', 'react-dom', 'nanostores', '@nanostores/react'],
  },
  i18n: { layers: ['domain', 'i18n'], packages: ['@messageformat/core', 'vite', 'node:'] },
  styles: { layers: ['styles'], packages: ['@fontsource-variable/instrument-sans'] },
}

/** The composition root alone joins the server with the two embedded services; the set-up and the seed command are programs. */
const COMPOSITION = ['src/server/context.ts', 'src/server/embedded-shop.ts']

const layerOf = (path: string) =>
  path === 'src/fetch.ts' ? 'pages' : path.startsWith('src/') ? path.split('/')[1] : path.split('/')[0]

const isProgram = (path: string) =>
  path.startsWith('src/setup/') || path === 'src/shop-api/seed/main.ts' || path === 'src/env.d.ts'

function refusal({ path }: Source, specifier: string): string | undefined {
  const layer = layerOf(path) ?? ''
  const allowed = ALLOWED[layer]
  if (!allowed) return `${path}: no rule for the layer "${layer}"`
  if (specifier.startsWith('.')) {
    const target = relative(root, resolve(root, dirname(path), specifier))
    return specifier.startsWith('../')
      ? `${path}: "${specifier}" leaves the folder, use its #alias (${target})`
      : undefined
  }
  if (specifier.startsWith('#')) {
    const target = specifier.slice(1).split('/')[0] ?? ''
    if (layer === 'server' && specifier.endsWith('.astro'))
      return `${path}: server may not import ${specifier}`
    const services = COMPOSITION.includes(path) ? ['shop-api', 'content-api'] : []
    return [...allowed.layers, ...services].includes(target)
      ? undefined
      : `${path}: ${layer} may not import ${specifier}`
  }
  if (specifier.startsWith('virtual:')) return undefined
  const name = builtinModules.includes(specifier) ? `node:${specifier}` : specifier
  const permitted = allowed.packages.some(
    (each) =>
      each === '*' ||
      name === each ||
      name.startsWith(`${each}/`) ||
      (each === 'node:' && name.startsWith('node:')) ||
      (each === 'astro' && name.startsWith('astro:')),
  )
  return permitted ? undefined : `${path}: ${layer} may not import the package ${specifier}`
}

test('every import is on the allow-list of its layer', () => {
  const refused = code
    .filter(({ path }) => !isProgram(path))
    .flatMap((source) => source.imports.map((specifier) => refusal(source, specifier)))
  expect(refused.filter((line) => line !== undefined)).toEqual([])
})

test('no module imports itself through others', () => {
  const graph = new Map(
    code.map(({ path, imports }) => [
      path,
      imports.flatMap((specifier) => {
        if (specifier.startsWith('./')) return [join(dirname(path), specifier)]
        const alias = /^#([\w-]+)\/(.+)$/.exec(specifier)
        if (!alias) return []
        const [, layer = '', rest = ''] = alias
        return [
          ['islands', 'i18n', 'content', 'tests'].includes(layer)
            ? `${layer}/${rest}`
            : `src/${layer}/${rest}`,
        ]
      }),
    ]),
  )
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) return void cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  expect(cycles).toEqual([])
})
