import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPreparation } from '#blocks/prepare.ts'
import { readFolder } from '#content-api/read-folder.ts'
import { LANGUAGES, VARIANT_CODES } from '#i18n/variants.ts'
import { root } from '#tests/support/sources.ts'

const content = await readFolder(resolve(root, 'content'))
const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })
const FOLDERS = [
  ...VARIANT_CODES,
  ...LANGUAGES,
  ...[...VARIANT_CODES, ...LANGUAGES].map((folder) => `global/${folder}`),
  'global',
]

/** Every object within a value, itself included. */
function nodesOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : [{ ...value }]), ...Object.values(value).flatMap(nodesOf)]
}

const uuids = new Set(content.draft.map(({ uuid }) => uuid))
const linkedBy = (node: Record<string, unknown>) =>
  node['fieldtype'] === 'multilink' ? node['id'] : node['uuid']

describe.each(content.draft.map((story) => [story.full_slug, story] as const))('%s', (path, story) => {
  const nodes = nodesOf(story.content)

  test('lies in a folder that somebody reads, as a page', () => {
    expect(FOLDERS.filter((folder) => path.startsWith(`${folder}/`))).not.toEqual([])
    expect(['page', 'listing_page']).toContain(story.content.component)
  })

  test('has no fault', () => {
    const always = nodes.map(({ start_time, end_time }) => [start_time, end_time])
    expect(prepare(story.content, new Date('2026-11-21T12:00:00Z')).faults).toEqual([])
    expect(always.filter(([start, end]) => Boolean(start) !== Boolean(end))).toEqual([])
  })

  test('leaves the name of the shop to the shop; companies and addresses are their own', () => {
    const names = JSON.stringify(story).matchAll(
      /Veduta(?! (?:Optik GmbH|Handels GmbH|Schweiz AG))|\bHalo\b/g,
    )
    expect([...names].map(([name]) => name)).toEqual([])
  })

  test('has no two blocks with one key', () => {
    const keys = nodes.filter((node) => 'component' in node).map((node) => node['_uid'])
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('links to stories that are there', () => {
    const links = nodes.filter((node) => node['linktype'] === 'story').map(linkedBy)
    expect(links.filter((uuid) => typeof uuid !== 'string' || !uuids.has(uuid))).toEqual([])
  })

  test('links within the shop as all variants can follow', () => {
    const paths = nodes
      .flatMap((node) => [node['url'], node['href']])
      .filter((url) => typeof url === 'string')
    expect(paths.filter((url) => /^\/[a-z]{2}-[a-z]{2}\//.test(url))).toEqual([])
  })
})

const groups = Map.groupBy(content.draft, ({ group_id }) => group_id)
test.each([...groups])('%s stands in every language', (_, stories) => {
  const languages = stories.map(({ full_slug }) => full_slug.replace(/^global\//, '').slice(0, 2))
  expect(LANGUAGES.filter((language) => !languages.includes(language))).toEqual([])
})
