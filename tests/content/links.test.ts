import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFolder } from '#content-api/read-folder.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { matchPath } from '#i18n/routes.ts'
import type { NavigationItem } from '#domain/navigation/tree.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { navigationTrees } from '#shop-api/seed/shops/navigation.ts'
import { NODES, pathOf } from '#shop-api/seed/shops/tree.ts'
import { root } from '#tests/support/sources.ts'

const { content } = await readFolder(resolve(root, 'content'))
const published = content.draft.filter(({ published_at }) => published_at !== null)

/** Paths of the shop that a block or a text links to, and categories that a block shows. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(pathsIn)
  return Object.entries(value).flatMap(([field, each]: [string, unknown]) => {
    if (typeof each !== 'string') return pathsIn(each)
    if (!['url', 'href', 'category', 'example'].includes(field) || !each.startsWith('/')) return []
    return [`${each.replace(/[?#].*$/, '').replace(/\/$/, '')}/`]
  })
}

/** Uuids of the stories that a block or a text links to. */
function storiesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields: Record<string, unknown> = { ...value }
  const uuid = fields['linktype'] === 'story' ? (fields['uuid'] ?? fields['id']) : undefined
  return [...(typeof uuid === 'string' ? [uuid] : []), ...Object.values(fields).flatMap(storiesIn)]
}

const trees = navigationTrees(new Date())

/** Pages in the main navigation of a variant. */
const pagesOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap((item) => [...(item.type === 'page' ? [item.page] : []), ...pagesOf(item.children)])

/** The stories of a variant, each from its nearest folder. */
function storiesOf(variant: VariantCode) {
  const nearest = new Map<string, (typeof published)[number]>()
  const folders = foldersOf(variant, VARIANTS[variant].language).filter((folder) => folder !== 'global')
  for (const folder of folders)
    for (const story of published.filter(({ full_slug }) => full_slug.startsWith(`${folder}/`))) {
      const path = `/${story.full_slug.slice(folder.length + 1)}/`
      if (!nearest.has(path)) nearest.set(path, story)
    }
  return nearest
}

describe.each(VARIANT_CODES)('%s', (variant) => {
  const categories = new Set(NODES.map(({ key }) => `${pathOf(key, VARIANTS[variant].language)}/`))
  const stories = storiesOf(variant)
  const addresses = new Set(
    [...stories].flatMap(([path, { full_slug }]) => (full_slug.startsWith('global/') ? [] : [path])),
  )
  const leadsSomewhere = (path: string) => {
    const match = matchPath(variant, path)
    return match !== null && (match.route !== 'category' || categories.has(path) || addresses.has(path))
  }

  test('every link to a story has a target', () => {
    const folders = foldersOf(variant, VARIANTS[variant].language).filter(
      (each) => !each.startsWith('global'),
    )
    const readable = new Set(
      published
        .filter(({ full_slug }) => folders.some((folder) => full_slug.startsWith(`${folder}/`)))
        .map(({ uuid }) => uuid),
    )
    const dead = [...stories].flatMap(([from, { content: page }]) =>
      storiesIn(page)
        .filter((uuid) => !readable.has(uuid))
        .map((uuid) => `${from} → ${uuid}`),
    )
    expect(dead).toEqual([])
  })

  test('every page of the navigation exists', () => {
    const items = trees.find(
      ({ shopId, key }) => shopId === VARIANTS[variant].shopId && key === 'main',
    )?.items
    const pages = pagesOf(items ?? [])
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter((path) => !leadsSomewhere(path))).toEqual([])
  })

  test('every link of a story has a target', () => {
    const dead = [...stories].flatMap(([from, { content: page }]) =>
      pathsIn(page)
        .filter((path) => !leadsSomewhere(path))
        .map((path) => `${from} → ${path}`),
    )
    expect(dead).toEqual([])
  })
})
