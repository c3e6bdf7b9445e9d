import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildId, completeBuild, serveLatestBuild } from '#platform/builds.ts'
import { encodedBody } from '#server/page-cache/cached-page.ts'
import { createStaticFiles } from '#server/http/static-files.ts'

const builds = await mkdtemp(join(tmpdir(), 'builds-'))
afterAll(() => rm(builds, { recursive: true }))

async function build(startedAt: number, files: Record<string, string>): Promise<void> {
  const client = join(builds, buildId(startedAt, 1), 'client')
  for (const folder of ['_astro', 'builds']) await mkdir(join(client, folder), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(client, name), content)
  await completeBuild(builds, buildId(startedAt, 1), '', startedAt)
}

test('a process serves its own build, and hashed files of the builds before and after it', async () => {
  const at = Date.UTC(2026, 10, 22)
  await build(at, { '_astro/a.1.js': 'first', 'old.png': 'first', 'builds/latest.json': '1' })
  await build(at + 1, { '_astro/a.2.js': 'second', 'builds/latest.json': '2' })
  const own = await serveLatestBuild(builds)
  const files = await createStaticFiles(join(own.folder, 'client'), own.findAsset)
  await build(at + 2, { '_astro/a.3.js': 'third', 'new.png': 'third', 'builds/latest.json': '3' })

  async function content(path: string): Promise<string | undefined> {
    const page = await files(path)
    return page && (await encodedBody(page, 'identity')).toString()
  }
  const paths = [
    '/_astro/a.1.js',
    '/_astro/a.2.js',
    '/_astro/a.3.js',
    '/_astro/a.4.js',
    '/builds/latest.json',
  ]
  expect(await Promise.all([...paths, '/old.png', '/new.png'].map(content))).toEqual([
    'first',
    'second',
    'third',
    undefined,
    '2',
    undefined,
    undefined,
  ])
  const page = await files('/_astro/a.1.js')
  expect(page?.headers).toContainEqual(['cache-control', 'public, max-age=31536000, immutable'])

  // Read once, it stays.
  await rm(builds, { recursive: true })
  expect(await content('/_astro/a.3.js')).toBe('third')
  await mkdir(builds)
})

test.each([
  ['/_astro/face-worker-a_B-1.js', "default-src 'none'; script-src 'wasm-unsafe-eval'"],
  ['/_astro/still-worker-a_B-1.js', undefined],
  ['/_astro/a.1.js', undefined],
])('%s has the policy %s of its own', async (path, policy) => {
  await build(Date.UTC(2026, 10, 23), { [path]: '' })
  const { folder } = await serveLatestBuild(builds)
  const page = await (await createStaticFiles(join(folder, 'client')))(path)
  expect(new Map(page?.headers).get('content-security-policy')).toBe(policy)
})
