import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFolder } from '#content-api/read-folder.ts'
import { foldersOf } from '#domain/content/folder.ts'
import { matchPath } from '#i18n/routes.ts'
import { VARIANT_CODES, VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { NODES, pathOf } from '#shop-api/seed/shops/tree.ts'
import { root } from '#tests/support/sources.ts'

const content = await readFolder(resolve(root, 'content'))
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

/** The stories that a variant reads, each from its nearest folder. */
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
  const leadsSomewhere = (path: string) => {
    const match = matchPath(variant, path)
    return match !== null && (match.route !== 'category' || categories.has(path) || stories.has(path))
  }

  test('no link of a story leads nowhere', () => {
    const dead = [...stories].flatMap(([from, { content: page }]) =>
      pathsIn(page)
        .filter((path) => !leadsSomewhere(path))
        .map((path) => `${from} → ${path}`),
    )
    expect(dead).toEqual([])
  })
})
