import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Claims a folder for this process by a file that holds its id; throws while the process in the file is
 * alive. Takes over the file of a process that no longer runs. Returns the function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'db.lock')
  const release = () => rm(file, { force: true })
  if (await claimed(file)) return release

  const owner = Number(await readFile(file, 'utf8').catch(() => ''))
  if (isAlive(owner))
    throw new Error(
      `The database in ${folder} is open in process ${owner}. Stop that first, or set DATABASE_URL to share a Postgres server.`,
    )
  await release()
  if (await claimed(file)) return release
  throw new Error(`The database in ${folder} was opened by another process just now.`)
}

async function claimed(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
