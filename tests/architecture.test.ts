import { builtinModules } from 'node:module'
import { dirname, join, normalize, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { graphOf, loopsIn } from '#tests/support/import-graph.ts'
import { COMPOSITION, IMPORT_TABLE } from '#tests/support/import-table.ts'
import { code, root, type Source } from '#tests/support/sources.ts'

function layerOf(path: string): string {
  if (path === 'src/fetch.ts') return 'pages'
  const folder = (path.startsWith('src/') ? path.split('/')[1] : path.split('/')[0]) ?? ''
  return ['components', 'blocks', 'layouts'].includes(folder) && path.includes('/browser/')
    ? 'browser'
    : folder
}

/** Started by a person, not imported. */
const isProgram = (path: string) =>
  path.startsWith('src/setup/') || path === 'src/shop-api/seed/main.ts' || path === 'src/env.d.ts'

/** The file of the project that a specifier names; undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier))
  const alias = /^#([\w-]+)\/(.+)$/.exec(specifier)
  if (!alias) return undefined
  const [, folder = '', rest = ''] = alias
  return ['islands', 'i18n', 'content', 'tests'].includes(folder)
    ? `${folder}/${rest}`
    : `src/${folder}/${rest}`
}

function refusal({ path }: Source, specifier: string): string | undefined {
  const layer = layerOf(path)
  const allowed = IMPORT_TABLE[layer]
  if (!allowed) return `${path}: no rule for the layer "${layer}"`
  if (specifier.startsWith('../'))
    return `${path}: "${specifier}" leaves the folder, use its #alias (${relative(root, resolve(root, dirname(path), specifier))})`
  if (specifier.startsWith('.') || specifier.startsWith('virtual:')) return undefined
  const target = targetOf(path, specifier)
  if (target !== undefined) {
    if (layer === 'server' && specifier.endsWith('.astro'))
      return `${path}: server may not import ${specifier}`
    const services = COMPOSITION.includes(path) ? ['shop-api', 'content-api'] : []
    const to = layerOf(target)
    return [...allowed.layers, ...services].includes(to === 'browser' ? (target.split('/')[1] ?? '') : to)
      ? undefined
      : `${path}: ${layer} may not import ${specifier}`
  }
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

test('modules know no request', () => {
  const knowing = code.filter(
    ({ path, text }) =>
      path.startsWith('src/modules/') && /\bContext\b|\bRequestScope\b|\bCaller\b/.test(text),
  )
  expect(knowing.map(({ path }) => path)).toEqual([])
})

const paths = new Set(code.map(({ path }) => path))
const edges = code.flatMap(({ path, imports }) =>
  imports.flatMap((specifier): [string, string][] => {
    const target = targetOf(path, specifier)
    return target !== undefined && paths.has(target) ? [[path, target]] : []
  }),
)

test('no module imports itself through others', () => {
  expect(loopsIn(graphOf(edges))).toEqual([])
})

test('no layer imports itself through others', () => {
  const between = edges.map(([from, to]) => [layerOf(from), layerOf(to)] as const)
  const layers = between.map((pair) => pair.map((layer) => (layer === 'browser' ? 'components' : layer)))
  const joined = layers.map(([from = '', to = '']) => [from, to] as const)
  expect(loopsIn(graphOf(joined))).toEqual([])
})

/** The folders that hold code, and the two above `src`. */
const folders = [
  ...new Set(
    [...paths].flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
    ),
  ),
]

test.each(folders.filter((folder) => folder !== 'src'))(
  'in %s no room imports itself through others',
  (folder) => {
    const roomOf = (path: string) =>
      path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
    const rooms = edges.flatMap(([from, to]): [string, string][] => {
      const [a, b] = [roomOf(from), roomOf(to)]
      return a !== undefined && b !== undefined ? [[a, b]] : []
    })
    expect(loopsIn(graphOf(rooms))).toEqual([])
  },
)

test('the server has at most 25 rooms on its own floor', () => {
  const rooms = new Set(
    [...paths].filter((path) => path.startsWith('src/server/')).map((path) => path.split('/')[2] ?? ''),
  )
  expect(rooms.size).toBeLessThanOrEqual(25)
})
