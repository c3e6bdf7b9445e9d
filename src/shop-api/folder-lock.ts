import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning, processMark } from '#platform/process-mark.ts'

/**
 * Claims a folder for this process by a file with its id and when it started; throws while the process in the file
 * runs. Takes over the file of a process that no longer runs, also where another process has its id by now. Returns
 * the function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'db.lock')
  const release = () => rm(file, { force: true })
  if (await claimed(file)) return release

  const owner = await readFile(file, 'utf8').catch(() => '')
  if (await isRunning(owner))
    throw new Error(
      `The database in ${folder} is open in process ${Number.parseInt(owner)}. Stop that first, or set DATABASE_URL to share a Postgres server.`,
    )
  await release()
  if (await claimed(file)) return release
  throw new Error(`The database in ${folder} was opened by another process just now.`)
}

async function claimed(file: string): Promise<boolean> {
  const mark = await processMark()
  try {
    await writeFile(file, mark, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
