import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { watchFolder } from '#content-api/watch-folder.ts'

async function watchedFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'watched-'))
  const dir = join(parent, 'content')
  await mkdir(join(dir, 'de'), { recursive: true })
  await writeFile(join(dir, 'de/home.json'), 'alt')
  const changed = vi.fn<() => void>()
  const failed = vi.fn<(error: unknown) => void>()
  watchFolder(dir, changed, failed)
  /** Acts, and waits until the watcher has told; then until it tells nothing more of it. */
  const told = async (act: () => Promise<unknown>) => {
    let before = -1
    await expect.poll(() => before === (before = changed.mock.calls.length), { interval: 100 }).toBe(true)
    await act()
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(before)
  }
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(2)
  return {
    dir,
    parent,
    told,
    failed,
    async [Symbol.asyncDispose]() {
      await rm(parent, { recursive: true })
    },
  }
}

test('tells each time that a file is replaced by one of another folder, and then written in place', async () => {
  await using folder = await watchedFolder()
  const file = join(folder.dir, 'de/home.json')
  const other = join(folder.parent, 'home.json')
  for (const words of ['eins', 'zwei', 'drei']) {
    await writeFile(other, words)
    await folder.told(() => rename(other, file))
  }
  await folder.told(() => writeFile(file, 'vier'))
  expect(folder.failed).not.toHaveBeenCalled()
})

test('tells of new folders, what is written in them, and of one that is made anew', async () => {
  await using folder = await watchedFolder()
  const added = join(folder.dir, 'de/neu')
  const file = join(added, 'tief/seite.json')
  for (let time = 0; time < 2; time += 1) {
    await folder.told(() => mkdir(join(added, 'tief'), { recursive: true }))
    await folder.told(() => writeFile(file, 'neu'))
    await folder.told(() => writeFile(file, 'anders'))
    await folder.told(() => rm(added, { recursive: true }))
  }
  expect(folder.failed).not.toHaveBeenCalled()
})
