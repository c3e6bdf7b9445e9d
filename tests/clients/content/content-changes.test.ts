import { expect, test } from 'vitest'
import { changedTags, createChangeDetector } from '#clients/content/content-changes.ts'
import type { StoryLocation } from '#clients/content/storyblok-gateway.ts'
import { createContentVersion } from '#clients/content/content-version.ts'
import { recordingLog } from '#tests/support/log.ts'

const place = (fullSlug: string, change: Partial<StoryLocation> = {}): StoryLocation => ({
  id: 1,
  uuid: `u-${fullSlug}`,
  fullSlug,
  alternates: [],
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: null,
  ...change,
})
const placed = (...all: StoryLocation[]) => new Map(all.map((each) => [each.fullSlug, each]))
const twin = (full_slug: string) => ({
  id: 1,
  name: '',
  slug: '',
  published: true,
  full_slug,
  is_folder: false,
  parent_id: null,
})

test.each([
  ['nothing', [place('de/a')], [place('de/a')], []],
  [
    'one published anew',
    [place('de/a'), place('de/b')],
    [place('de/a', { publishedAt: 'later' }), place('de/b')],
    ['story:u-de/a'],
  ],
  ['one written anew', [place('de/a')], [place('de/a', { updatedAt: 'later' })], ['story:u-de/a']],
  ['a new one', [], [place('de/a/b')], ['story:u-de/a/b', 'link:u-de/a/b', 'slug:a/b']],
  ['one gone', [place('de/a')], [], ['story:u-de/a', 'link:u-de/a', 'slug:a']],
  [
    'one moved',
    [place('de/a')],
    [place('de/b', { uuid: 'u-de/a' })],
    ['story:u-de/a', 'link:u-de/a', 'slug:a', 'slug:b'],
  ],
  [
    'a new part of pages',
    [],
    [place('global/de/footer')],
    ['story:u-global/de/footer', 'link:u-global/de/footer', 'slug:de/footer', 'slug:footer'],
  ],
  [
    'a new twin',
    [place('cs/a')],
    [place('cs/a'), place('de/a', { alternates: [twin('cs/a'), twin('fr/a')] })],
    ['story:u-de/a', 'link:u-de/a', 'slug:a', 'story:u-cs/a'],
  ],
] as const)('%s is purged with everything that shows it', (_, before, after, tags) =>
  expect(changedTags(placed(...before), placed(...after))).toEqual(tags),
)

test('each change is reported once, by comparing with the service; other changes purge every story', async () => {
  const context = { version: 1, places: placed(place('de/a')) }
  const version = createContentVersion({
    fetchVersion: async () => context.version,
    now: () => 0,
    checkEvery: 1000,
    log: recordingLog().log,
  })
  const changes = createChangeDetector(version, async () => context.places)
  expect(await changes()).toEqual(['story:*'])
  expect(await changes()).toEqual([])
  Object.assign(context, { version: 2, places: placed(place('de/a', { publishedAt: 'later' })) })
  expect(await Promise.all([changes(), changes()])).toEqual([['story:u-de/a'], []])
  context.version = 3
  expect(await changes()).toEqual(['story:*'])
})

test('changes that could not be read are reported by the next call', async () => {
  const context = { version: 1, places: Promise.resolve(placed(place('de/a'))) }
  const version = createContentVersion({
    fetchVersion: async () => context.version,
    now: () => 0,
    checkEvery: 1000,
    log: recordingLog().log,
  })
  const changes = createChangeDetector(version, () => context.places)
  await changes()
  Object.assign(context, { version: 2, places: Promise.reject(new Error('down')) })
  await expect(changes()).rejects.toThrow('down')
  context.places = Promise.resolve(placed())
  expect(await changes()).toContain('story:u-de/a')
})
