import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { openEmbeddedContent } from '#server/embedded-content.ts'
import { uuid } from '#tests/support/content.ts'

const content = (title: string) => ({ _uid: 'page', component: 'page', title })
const story = (n: number, title: string) =>
  JSON.stringify({
    uuid: uuid(n),
    name: title,
    published_at: '2026-01-01T00:00:00Z',
    content: content(title),
  })

test('a story that breaks is named once in the log and until it is repaired for health; the others are published', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(async () => {
    for (const path of [folder, `${folder}-data`]) await rm(path, { recursive: true, force: true })
  })
  await mkdir(join(folder, 'de'))
  const write = (name: string, text: string) => writeFile(join(folder, `${name}.json`), text)
  await write('space', JSON.stringify({ id: 1, name: 'Test', domain: 'https://shop.example/' }))
  await write('de/home', story(1, 'alt'))
  await write('de/about', story(2, 'alt'))
  // A start with a broken story.
  await write('de/broken', '{')

  const logged: unknown[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const { api, brokenStories } = openEmbeddedContent(
    readEnv({ CONTENT_DIR: folder, DATA_DIR: `${folder}-data` }),
    log,
  )
  async function title(path: string): Promise<string | undefined> {
    const url = `http://content/v2/cdn/stories/${path}?token=local-public`
    const response = await api?.(new Request(url))
    return response?.status === 200 ? (await response.json()).story.content.title : undefined
  }
  const titles = () => Promise.all(['de/home', 'de/about', 'de/broken'].map(title))
  expect(await titles()).toEqual(['alt', 'alt', undefined])
  expect(brokenStories()).toEqual(['de/broken'])

  await write('de/home', '{')
  await write('de/about', story(2, 'neu'))
  const state = async () => ({ titles: await titles(), broken: brokenStories() })
  await expect.poll(state).toEqual({ titles: ['alt', 'neu', undefined], broken: ['de/broken', 'de/home'] })
  await write('de/home', story(1, 'neu'))
  await write('de/broken', story(3, 'neu'))
  await expect.poll(state).toEqual({ titles: ['neu', 'neu', 'neu'], broken: [] })
  const [first, second] = logged
  expect(logged).toHaveLength(2)
  expect(first).toMatchObject({
    level: 'error',
    path: 'de/broken',
    msg: 'a story is broken: its last good version stays',
  })
  expect(second).toMatchObject({ level: 'error', path: 'de/home', reason: expect.stringContaining('JSON') })
})

test('closing waits for what is being read, and kept, although nobody waits for its answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(async () => {
    for (const path of [folder, `${folder}-data`]) await rm(path, { recursive: true, force: true })
  })
  await writeFile(join(folder, 'space.json'), JSON.stringify({ id: 1, name: 'Test', domain: 'https://a.b/' }))
  await writeFile(join(folder, 'home.json'), story(1, 'home'))
  const log = createLog({ logLevel: 'info' }, { write() {} })
  const env = readEnv({ CONTENT_DIR: folder, DATA_DIR: `${folder}-data` })
  const { api, close } = openEmbeddedContent(env, log)
  void api?.(new Request('http://content/v2/cdn/stories/home?token=local-public'))
  await close()
  expect(await readdir(`${folder}-data`)).toEqual(['stories.json'])
})
