import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { readRichText } from '#domain/content/rich-text/read.ts'
import { isReservedId } from '#domain/content/rich-text/reserved-ids.ts'
import { code } from '#tests/support/sources.ts'

const sources = new Map(code.map((source) => [source.path, source]))

const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('.')
    ? normalize(join(dirname(path), specifier))
    : specifier.replace(/^#(?=islands\/|i18n\/|content\/)/, '').replace(/^#/, 'src/')

/** A file with all that it imports, also through others. */
function reachedFrom(entry: string, reached = new Set<string>()): Set<string> {
  const source = sources.get(entry)
  if (!source || reached.has(entry)) return reached
  reached.add(entry)
  for (const specifier of source.imports) reachedFrom(targetOf(entry, specifier), reached)
  return reached
}

const TEXT = 'src/blocks/rich-text/Nodes.astro'
/** Parts of pages that scripts add. */
const FRAGMENTS = ['filters', 'lenses-again', 'menu', 'suggestions', 'tile-prices']

const pages = [...sources.keys()].filter((path) => /^src\/pages\/.*\.astro$/.test(path))
const withText = [
  ...pages.filter((path) => reachedFrom(path).has(TEXT)),
  ...FRAGMENTS.map((name) => `src/pages/${name}.astro`),
]
const markup = [...new Set(withText.flatMap((path) => [...reachedFrom(path)]))]
  .filter((path) => path !== TEXT && /\.(?:astro|tsx)$/.test(path))
  .map((path) => sources.get(path)?.text ?? '')

const idsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])id=(?:"([^"]+)"|\{([^}]*))/g)].flatMap(([, plain, expression = '']) =>
    plain === undefined ? [...expression.matchAll(/['`]([\w-]+)/g)].map(([, each = '']) => each) : [plain],
  )

/** An id that ends with a dash is followed by the place of a link, or by the id of a value. */
const isTaken = (id: string): boolean =>
  id.endsWith('-') ? [7, 208_001].some((number) => isReservedId(`${id}${number}`)) : isReservedId(id)

test('no heading has an id that the pages around it write', () => {
  const ids = [...new Set(markup.flatMap(idsIn))]
  expect(ids).toEqual(expect.arrayContaining(['main', 'menu', 'search', 'basket-panel', 'nav-', 'lead']))
  expect(ids.filter((id) => !isTaken(id))).toEqual([])
})

test.each([
  ['menu', true],
  ['nav-3', true],
  ['nav-100', false],
  ['sign-3', false],
  ['menus', false],
  ['navigation', false],
  ['pflege', false],
])('%s is reserved: %s', (id, isReserved) => expect(isReservedId(id)).toBe(isReserved))

test.each([
  ['Menu', ['menu-2', 'menu-3']],
  ['Nav 3', ['nav-3-2', 'nav-3-3']],
  ['Nav', ['nav', 'nav-100']],
  ['Sign', ['sign', 'sign-2']],
])('two headings "%s" have the ids %j', (text, ids) => {
  const heading = { type: 'heading', content: [{ type: 'text', text }] }
  const document = { type: 'doc', content: [heading, heading] }
  const nodes = readRichText(document, { folders: ['de'], href: (path) => path }, () => {})
  expect(nodes).toMatchObject(ids.map((id) => ({ id })))
})
