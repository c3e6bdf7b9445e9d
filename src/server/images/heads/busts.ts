import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Mesh } from '#domain/frame/mesh.ts'
import type { Head } from '#domain/picture/picture.ts'
import { writeAside } from '#server/images/write-aside.ts'
import { bustOf } from './bust.ts'
import { CHARACTERS } from './heads.ts'

/** Raised whenever a head is sculpted anew, so that no old one is taken from disk. */
const EDITION = 2

/** Heads held in memory at once. */
const MOST = 2

/** Gives baked heads. Sculpting one takes seconds, so each is kept on disk once it is done. */
export function createBusts(dir: string | undefined): (head: Head) => Promise<readonly Mesh[]> {
  const held = new Map<Head, readonly Mesh[]>()
  return async (head) => {
    const found = held.get(head)
    held.delete(head)
    const bust = found ?? (await fromDisk(dir, head)) ?? (await sculpted(dir, head))
    held.set(head, bust)
    for (const [oldest] of held) if (held.size > MOST) held.delete(oldest)
    return bust
  }
}

const fileOf = (dir: string, head: Head) => join(dir, `${head}-${EDITION}.bust`)

async function fromDisk(dir: string | undefined, head: Head): Promise<readonly Mesh[] | undefined> {
  if (dir === undefined) return undefined
  try {
    const bust: readonly Mesh[] = deserialize(await readFile(fileOf(dir, head)))
    return bust
  } catch {
    // Not there, or spoilt: it is sculpted again.
    return undefined
  }
}

async function sculpted(dir: string | undefined, head: Head): Promise<readonly Mesh[]> {
  const bust = bustOf(CHARACTERS[head])
  if (dir !== undefined) await writeAside(fileOf(dir, head), serialize(bust))
  return bust
}
