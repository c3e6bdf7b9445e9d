import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createContentApi } from '#content-api/app.ts'
import { TOKENS, uuid } from '#tests/support/content.ts'

async function setUp() {
  const parent = await mkdtemp(join(tmpdir(), 'kept-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const [dir, kept] = [join(parent, 'content'), join(parent, 'data', 'stories.json')]
  await mkdir(join(dir, 'de'), { recursive: true })
  const write = (name: string, text: string) => writeFile(join(dir, `${name}.json`), text)
  await write('space', JSON.stringify({ id: 1, name: 'Test', domain: 'https://shop.example/' }))
  /** A process that starts now. */
  const start = (folder = dir) => {
    const errors: unknown[] = []
    const api = createContentApi({
      dir: folder,
      kept,
      tokens: TOKENS,
      onError: (error) => errors.push(error),
    })
    const title = async (path = 'de/home') => {
      const response = await api(new Request(`http://content/v2/cdn/stories/${path}?token=${TOKENS.public}`))
      return response.status === 200 ? (await response.json()).story.content.title : response.status
    }
    return { title, errors }
  }
  return { parent, dir, kept, write, start }
}
const story = (title: string, n = 1) =>
  JSON.stringify({
    uuid: uuid(n),
    name: title,
    published_at: '2026-01-01T00:00:00Z',
    content: { _uid: 'page', component: 'page', title },
  })

test('a story that is broken at a start has its last good version of the process before', async () => {
  const { write, start } = await setUp()
  await write('de/home', story('gut'))
  expect(await start().title()).toBe('gut')
  await write('de/home', '{')
  expect(await start().title()).toBe('gut')
  // Once more, as the broken one must not take its place.
  expect(await start().title()).toBe('gut')
  await write('de/home', story('besser'))
  expect(await start().title()).toBe('besser')
})

test('a story that was deleted meanwhile stays away', async () => {
  const { dir, write, start } = await setUp()
  await write('de/home', story('gut'))
  await write('de/about', story('anders', 2))
  expect(await start().title('de/about')).toBe('anders')
  await rm(join(dir, 'de/about.json'))
  expect(await start().title('de/about')).toBe(404)
})

test('a folder that cannot be read at a start has its last good stories', async () => {
  const { dir, write, start } = await setUp()
  await write('de/home', story('gut'))
  expect(await start().title()).toBe('gut')
  await rm(dir, { recursive: true })
  const { title, errors } = start()
  expect([await title(), errors.length > 0]).toEqual(['gut', true])
})

test.each([
  ['nothing', () => ''],
  ['nonsense', () => '{"files":7}'],
  ['stories of another folder', (text: string) => text.replace('"dir":"', '"dir":"/else')],
])('where %s is kept, a broken story is left out and the others are published', async (_, changed) => {
  const { kept, write, start } = await setUp()
  await write('de/home', story('gut'))
  await start().title()
  await writeFile(kept, changed(await readFile(kept, 'utf8')))
  await write('de/home', '{')
  await write('de/about', story('da', 2))
  const { title } = start()
  expect([await title(), await title('de/about')]).toEqual([404, 'da'])
})

test('a disk that cannot be written fails nothing', async () => {
  const { parent, write, start } = await setUp()
  await writeFile(join(parent, 'data'), 'a file in the place of the folder')
  await write('de/home', story('gut'))
  expect(await start().title()).toBe('gut')
})
