import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isRunning, processMark } from './process-mark.ts'

/**
 * Where the builds are, unless BUILD_DIR names another folder. Each has a folder of its own, so that none changes what
 * a running process reads. A process serves the latest one that is complete when it starts.
 */
export const BUILD_DIR = resolve(import.meta.dirname, '../../dist')

/** Builds whose hashed files are served: their pages are open in browsers and stored by CDNs. */
const RETAINED = 3
/** Milliseconds after which a build that is not complete has failed. */
const UNFINISHED_MS = 3_600_000
/** Written last, with the brand: a build without this file is not complete. */
const COMPLETE = '.complete'
const MARK = 'served-by-'

const ID = /^[0-9a-z]{8}-[0-9a-z]+$/
/** The name contains a hash of the content: the same in two builds is the same file. */
const ASSET = /^\/_astro\/[\w-][\w.-]*$/

/** The name of a build, from its start in milliseconds since the epoch. Two may start at once. */
export const buildId = (startedAt: number, pid: number): string =>
  `${startedAt.toString(36)}-${pid.toString(36)}`

const startOf = (id: string): number => Number.parseInt(id, 36)

/** All builds of a folder, the latest first. */
const buildIds = (builds: string): string[] =>
  (existsSync(builds) ? readdirSync(builds) : []).filter((name) => ID.test(name)).toSorted(latestFirst)

const latestFirst = (one: string, other: string): number => (one < other ? 1 : -1)

const isComplete = (builds: string, id: string): boolean => existsSync(join(builds, id, COMPLETE))

const completeIds = (builds: string): string[] => buildIds(builds).filter((id) => isComplete(builds, id))

type BuildStamp = { startedAt: number; brand: string }

/** When the latest complete build was started, in milliseconds, and for which brand. */
export function latestBuild(builds: string): BuildStamp | undefined {
  const [id] = completeIds(builds)
  if (id === undefined) return undefined
  return { startedAt: startOf(id), brand: readFileSync(join(builds, id, COMPLETE), 'utf8') }
}

/**
 * Makes a build the latest one. Then deletes what nobody needs: not the last three, none that is served by a process,
 * and none that is under way. `now` in milliseconds.
 */
export async function completeBuild(builds: string, id: string, brand: string, now: number): Promise<void> {
  const draft = join(builds, id, `${COMPLETE}.draft`)
  await writeFile(draft, brand)
  await rename(draft, join(builds, id, COMPLETE))

  const retained = completeIds(builds).slice(0, RETAINED)
  for (const other of buildIds(builds)) {
    const isUnderWay = !isComplete(builds, other) && now - startOf(other) < UNFINISHED_MS
    if (retained.includes(other) || isUnderWay || (await isServed(join(builds, other)))) continue
    await rm(join(builds, other, COMPLETE), { force: true })
    await rm(join(builds, other), { recursive: true, force: true, maxRetries: 3 })
  }
}

async function isServed(build: string): Promise<boolean> {
  const marks = (await readdir(build)).filter((name) => name.startsWith(MARK))
  // A mark that cannot be read is of another user’s process.
  const isMarked = marks.map(async (name) => readFile(join(build, name), 'utf8').then(isRunning, () => true))
  return (await Promise.all(isMarked)).includes(true)
}

/** The marks of this process. One listener removes all: each build that it serves would add another. */
const marks = new Set<string>()

function removeMarks(): void {
  for (const mark of marks) rmSync(mark, { force: true })
}

/**
 * The latest complete build, which stays until this process ends. `findAsset` gives the file of a hashed name in any
 * complete build: pages come from earlier ones, and from a later one during a replacement. Throws if there is none.
 */
export async function serveLatestBuild(builds: string) {
  const [id] = completeIds(builds)
  if (id === undefined) throw new Error(`There is no build in ${builds}: npm run build makes one.`)
  const folder = join(builds, id)
  const mark = join(folder, MARK + process.pid)
  // In a folder that this user cannot change, another user builds, and the last three stay.
  await writeFile(mark, await processMark()).catch(() => undefined)
  if (marks.size === 0) process.once('exit', removeMarks)
  marks.add(mark)
  return {
    folder,
    findAsset: (path: string): string | undefined =>
      ASSET.test(path)
        ? completeIds(builds)
            .map((each) => join(builds, each, 'client', path))
            .find((file) => existsSync(file))
        : undefined,
  }
}
