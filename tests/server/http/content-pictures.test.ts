import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stories-'))
  await mkdir(join(folder, 'pictures/late'), { recursive: true })
  await writeFile(join(folder, 'secret.png'), 'secret')
  await writeFile(join(folder, 'pictures/notes.txt'), 'text')
  await symlink(join(folder, 'secret.png'), join(folder, 'pictures/link.png'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a picture put beside the stories is served, without a build', async () => {
  await using door = await startTestServer({ env: { CONTENT_DIR: folder } })
  expect((await door.get('/pictures/late/a.webp')).status).toBe(404)
  await writeFile(join(folder, 'pictures/late/a.webp'), 'picture')
  const { status, headers, body } = await door.get('/pictures/late/a.webp')
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'image/webp', 'picture'])
})

test.each([
  '/pictures/notes.txt',
  '/pictures/late',
  '/pictures/%2e%2e%2fsecret.png',
  '/pictures/link.png',
  '/pictures/%00.png',
  '/pictures/%.png',
])('%s is not a picture of stories', async (path) => {
  await using door = await startTestServer({ env: { CONTENT_DIR: folder } })
  expect((await door.get(path)).status).toBeGreaterThanOrEqual(400)
})

test('with stories elsewhere there are no pictures here', async () => {
  await writeFile(join(folder, 'pictures/late/b.webp'), 'picture')
  const elsewhere = { CONTENT_API_URL: 'https://api.storyblok.com/v2', CONTENT_API_TOKEN: 't' }
  await using door = await startTestServer({ env: { CONTENT_DIR: folder, ...elsewhere } })
  expect((await door.get('/pictures/late/b.webp')).status).toBe(404)
})
