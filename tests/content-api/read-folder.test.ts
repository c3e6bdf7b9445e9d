import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createContentApi } from '#content-api/app.ts'
import { type FolderReading, readFolder } from '#content-api/read-folder.ts'
import { TOKENS, uuid } from '#tests/support/content.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-'))
  await write('space.json', { id: 1, name: 'Test', domain: 'https://shop.example/' })
})
afterEach(() => rm(dir, { recursive: true }))

async function write(path: string, content: unknown) {
  await mkdir(join(dir, path, '..'), { recursive: true })
  await writeFile(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content))
}

const story = (n: number, title: string) => ({
  uuid: uuid(n),
  name: title,
  published_at: '2026-01-01T00:00:00Z',
  content: { _uid: 'page', component: 'page', title },
})

test('a file becomes a story at its path, with its draft beside it', async () => {
  await write('de/service/returns.json', story(1, 'alt'))
  await write('de/service/returns.draft.json', { content: { _uid: 'page', component: 'page', title: 'neu' } })
  await write('datasources/colours.json', { name: 'Colours', entries: [{ name: 'red', value: 'rot' }] })
  const { content } = await readFolder(dir)
  expect(content.published).toMatchObject([
    { full_slug: 'de/service/returns', slug: 'returns', content: { title: 'alt' } },
  ])
  expect(content.draft).toMatchObject([{ name: 'alt', content: { title: 'neu' } }])
  expect(content.folders.map(({ full_slug }) => full_slug)).toEqual(['de', 'de/service'])
  expect(content.datasources).toMatchObject([{ slug: 'colours', entries: [{ value: 'rot' }] }])
})

test('all faults are reported at once, each with its file and position', async () => {
  await write('de/broken.json', '{"uuid":')
  await write('de/bare.json', { ...story(1, 'x'), content: { component: 'page' } })
  await write('de/good.json', story(2, 'gut'))
  const { content, faults } = await readFolder(dir)
  expect(faults).toMatchObject([{ path: 'de/bare', reason: /^content\._uid / }, { path: 'de/broken' }])
  expect(content.published.map(({ full_slug }) => full_slug)).toEqual(['de/good'])
})

test('what is no file is a fault as well, and the others are published', async () => {
  await write('de/good.json', story(1, 'gut'))
  await mkdir(join(dir, 'de/folder.json'))
  await symlink('loop.json', join(dir, 'de/loop.json'))
  await symlink('nowhere.json', join(dir, 'de/gone.json'))
  const { content, faults } = await readFolder(dir)
  expect(faults).toEqual([
    { path: 'de/folder', reason: 'cannot be read: EISDIR' },
    { path: 'de/gone', reason: 'cannot be read: ENOENT' },
    { path: 'de/loop', reason: 'cannot be read: ELOOP' },
  ])
  expect(content.published.map(({ full_slug }) => full_slug)).toEqual(['de/good'])
})

describe('two stories cannot share a uuid', () => {
  const slugs = ({ content }: FolderReading) => content.published.map(({ full_slug }) => full_slug)

  test('the first path keeps it', async () => {
    await write('de/one.json', story(1, 'x'))
    await write('cs/two.json', story(1, 'y'))
    const reading = await readFolder(dir)
    expect(slugs(reading)).toEqual(['cs/two'])
    expect(reading.faults).toEqual([{ path: 'de/one', reason: `has the uuid ${uuid(1)} of cs/two` }])
  })

  test('the one that had it before keeps it', async () => {
    await write('de/one.json', story(1, 'x'))
    const { files } = await readFolder(dir)
    await write('cs/copy.json', story(1, 'y'))
    expect(slugs(await readFolder(dir, files))).toEqual(['de/one'])
  })
})

test('a broken file keeps its last good version, and all others are published', async () => {
  await write('de/home.json', story(1, 'alt'))
  await write('de/edited.json', story(2, 'alt'))
  await write('de/edited.draft.json', { content: { _uid: 'page', component: 'page', title: 'Entwurf' } })
  const { files } = await readFolder(dir)
  await write('de/home.json', '{')
  await write('de/edited.draft.json', '{')
  await write('space.json', '[]')
  await write('de/new.json', story(3, 'neu'))
  const { content, faults } = await readFolder(dir, files)
  const titles = (stories: typeof content.draft) => stories.map((each) => each.content['title'])
  expect(titles(content.published)).toEqual(['alt', 'alt', 'neu'])
  expect(titles(content.draft)).toEqual(['Entwurf', 'alt', 'neu'])
  expect(content.space.name).toBe('Test')
  expect(faults.map(({ path }) => path)).toEqual(['space', 'de/edited.draft', 'de/home'])
})

test('a watched folder is read again, and a faulty file leaves the last good content in use', async () => {
  await write('de/home.json', story(1, 'alt'))
  const onFaults = vi.fn<(faults: { path: string }[]) => void>()
  const api = createContentApi({ dir, watch: true, onFaults, tokens: TOKENS })
  const title = async () => {
    const answer = await api(new Request('http://content/v2/cdn/stories/de/home?token=local-public'))
    return (await answer.json()).story.content.title
  }
  expect(await title()).toBe('alt')
  await write('de/home.json', story(1, 'neu'))
  await expect.poll(title).toBe('neu')
  await write('de/home.json', '{')
  const state = async () => ({ title: await title(), faults: onFaults.mock.lastCall?.[0] })
  await expect.poll(state).toMatchObject({ title: 'neu', faults: [{ path: 'de/home' }] })
})
