import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning, processMark } from '#platform/process-mark.ts'

/**
 * Claims a folder for this process by a file with its id and when it started; throws while the process in the file
 * runs. Takes over the file of a process that no longer runs, also where another process has its id by now. Returns
 * the function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = lockOf(folder)
  const release = () => rm(file, { force: true })
  if (await claimed(file)) return release

  const owner = await folderOwner(folder)
  if (owner !== null)
    throw new Error(
      `The database in ${folder} is open in process ${owner}. Stop that first, or set DATABASE_URL to share a Postgres server.`,
    )
  await release()
  if (await claimed(file)) return release
  throw new Error(`The database in ${folder} was opened by another process just now.`)
}

/** The id of the process that has claimed a folder and runs; null where there is none. */
export async function folderOwner(folder: string): Promise<number | null> {
  const mark = await readFile(lockOf(folder), 'utf8').catch(() => '')
  return (await isRunning(mark)) ? Number.parseInt(mark) : null
}

const lockOf = (folder: string): string => join(folder, 'db.lock')

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
