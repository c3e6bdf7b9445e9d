import { expect, test } from 'vitest'
import { changedTags, createChanges } from '#server/clients/content/changes.ts'
import type { Place } from '#server/clients/content/gateway.ts'
import { createVersion } from '#server/clients/content/version.ts'
import { listeningLog } from '#tests/support/log.ts'

const place = (fullSlug: string, change: Partial<Place> = {}): Place => ({
  id: 1,
  uuid: `u-${fullSlug}`,
  fullSlug,
  alternates: [],
  publishedAt: '2026-01-01T00:00:00Z',
  updatedAt: null,
  ...change,
})
const placed = (...all: Place[]) => new Map(all.map((each) => [each.fullSlug, each]))
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
] as const)('%s is purged by what shows it', (_, before, after, tags) =>
  expect(changedTags(placed(...before), placed(...after))).toEqual(tags),
)

test('the service is believed: each change is told once, and what is no story’s is everybody’s', async () => {
  const world = { version: 1, places: placed(place('de/a')) }
  const version = createVersion({
    ask: async () => world.version,
    now: () => 0,
    checkEvery: 1000,
    log: listeningLog().log,
  })
  const changes = createChanges(version, async () => world.places)
  expect(await changes()).toEqual(['story:*'])
  expect(await changes()).toEqual([])
  Object.assign(world, { version: 2, places: placed(place('de/a', { publishedAt: 'later' })) })
  expect(await Promise.all([changes(), changes()])).toEqual([['story:u-de/a'], []])
  world.version = 3
  expect(await changes()).toEqual(['story:*'])
})

test('what could not be read is told by the next that asks', async () => {
  const world = { version: 1, places: Promise.resolve(placed(place('de/a'))) }
  const version = createVersion({
    ask: async () => world.version,
    now: () => 0,
    checkEvery: 1000,
    log: listeningLog().log,
  })
  const changes = createChanges(version, () => world.places)
  await changes()
  Object.assign(world, { version: 2, places: Promise.reject(new Error('down')) })
  await expect(changes()).rejects.toThrow('down')
  world.places = Promise.resolve(placed())
  expect(await changes()).toContain('story:u-de/a')
})
