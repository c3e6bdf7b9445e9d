import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#tests/support/sources.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(join(root, 'content'), folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

type Ended = { code?: number; stdout: string; stderr: string }

async function check(...story: string[]) {
  const options = { cwd: root, env: { ...process.env, CONTENT_DIR: folder } }
  const ended: Ended = await promisify(execFile)(
    process.execPath,
    ['src/cli/content.ts', 'check', ...story],
    options,
  ).catch((error: Ended) => error)
  return { code: ended.code ?? 0, lines: ended.stdout.trim().split('\n'), stderr: ended.stderr }
}

async function edit(file: string, change: (story: { content: { body: unknown[] } }) => object) {
  const path = join(folder, file)
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))))
}

test('`check` names each broken story, goes on to the others, and fails', async () => {
  expect(await check()).toMatchObject({ code: 0, stderr: '' })
  await writeFile(join(folder, 'pl/home.json'), '{ "uuid":')
  await mkdir(join(folder, 'de/folder.json'))
  await edit('cs/home.json', ({ content: { body, ...page }, ...story }) => ({
    ...story,
    content: { ...page, body: [{ _uid: 'new', component: 'carousel' }, ...body] },
  }))
  await edit('it/home.json', (story) => ({ ...story, published_at: 'yesterday' }))

  const { code, lines, stderr } = await check()
  expect([code, stderr]).toEqual([1, ''])
  const findings = lines.filter((line) => !/\[(link|relation|language)\]/.test(line))
  const at = (file: string) => join(folder, file)
  expect(findings).toEqual([
    expect.stringMatching(`^${at('cs/home.json')} content.body\\[0\\] \\[block\\] carousel: unknown block`),
    `${at('de/folder.json')} [file] cannot be read: EISDIR`,
    expect.stringMatching(`^${at('it/home.json')} published_at \\[story\\] Invalid ISO datetime`),
    expect.stringMatching(`^${at('pl/home.json')} \\[json\\] .*JSON`),
    expect.stringMatching(/^\d{3} stories, \d+ findings$/),
  ])

  expect(await check('it/home')).toMatchObject({ code: 1, lines: [findings[2], '1 story, 1 findings'] })
  expect(await check('fr/home')).toMatchObject({ code: 0, lines: ['1 story, 0 findings'] })
  expect(await check('fr/nowhere')).toMatchObject({ code: 1, lines: [expect.stringMatching('There is no')] })
}, 120_000)
