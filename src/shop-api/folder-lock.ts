import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning, processMark } from '#platform/process-mark.ts'

/**
 * Claims a folder for this process by a file with its id and when it started; throws while the process in the file
 * runs. Takes over the file of a process that no longer runs, also where another process has its id by now. Returns
 * the function that releases the folder.
 */
export async function lockFolder(folder: string, ownerOf = folderOwner): Promise<() => Promise<void>> {
  const file = lockOf(folder)
  const release = () => rm(file, { force: true })
  if (await claimed(file)) return release

  const owner = await ownerOf(folder)
  if (owner !== null)
    throw new Error(
      `The database in ${folder} is open in process ${owner}. Stop that first, or set DATABASE_URL to share a Postgres server.`,
    )
  if (await takenOver(folder, ownerOf)) return release
  throw new Error(`The database in ${folder} was opened by another process just now.`)
}

/**
 * Claims a folder whose process no longer runs. Several processes may have found that at once: one at a time looks again,
 * so that none removes the claim that another has made meanwhile.
 */
async function takenOver(folder: string, ownerOf: typeof folderOwner): Promise<boolean> {
  const file = lockOf(folder)
  const turn = `${file}.takeover`
  if (!(await claimed(turn))) {
    // One that was ended in its turn would keep all later ones from starting: the next start finds the turn free.
    if (!(await isRunning(await markIn(turn)))) await rm(turn, { force: true })
    return false
  }
  try {
    if ((await ownerOf(folder)) !== null) return false
    await rm(file, { force: true })
    return await claimed(file)
  } finally {
    await rm(turn, { force: true })
  }
}

/** The id of the process that has claimed a folder and runs; null where there is none. */
export async function folderOwner(folder: string): Promise<number | null> {
  const mark = await markIn(lockOf(folder))
  return (await isRunning(mark)) ? Number.parseInt(mark) : null
}

const lockOf = (folder: string): string => join(folder, 'db.lock')

const markIn = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** Whether the file did not exist and now has the mark of this process: whoever sees it sees all of it. */
async function claimed(file: string): Promise<boolean> {
  const aside = await mkdtemp(`${file}-`)
  try {
    await writeFile(join(aside, 'mark'), await processMark(), { mode: 0o600 })
    await link(join(aside, 'mark'), file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(aside, { recursive: true })
  }
}
