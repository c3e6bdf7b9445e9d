import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Mesh } from '#domain/frame/mesh.ts'
import type { ModelHead } from '#domain/image/render-spec.ts'
import { writeAtomically } from '#images/cache/atomic-write.ts'
import { createBust } from './bust.ts'
import { HEAD_MODELS } from './head-models.ts'

/** Increased whenever the sculpture of a head changes, so that no old one is read from disk. */
const EDITION = 3

/** Maximum heads in memory. */
const MAX_CACHED = 2

/** Returns baked heads. Sculpting one takes seconds, so each is cached on disk. */
export function createBustCache(dir: string | undefined): (head: ModelHead) => Promise<readonly Mesh[]> {
  const cached = new Map<ModelHead, readonly Mesh[]>()
  return async (head) => {
    const found = cached.get(head)
    cached.delete(head)
    const bust = found ?? (await fromDisk(dir, head)) ?? (await sculpted(dir, head))
    cached.set(head, bust)
    for (const [oldest] of cached) if (cached.size > MAX_CACHED) cached.delete(oldest)
    return bust
  }
}

const fileOf = (dir: string, head: ModelHead) => join(dir, `${head}-${EDITION}.bust`)

async function fromDisk(dir: string | undefined, head: ModelHead): Promise<readonly Mesh[] | undefined> {
  if (dir === undefined) return undefined
  try {
    const bust: readonly Mesh[] = deserialize(await readFile(fileOf(dir, head)))
    return bust
  } catch {
    // Missing or damaged: it is sculpted again.
    return undefined
  }
}

async function sculpted(dir: string | undefined, head: ModelHead): Promise<readonly Mesh[]> {
  const bust = createBust(HEAD_MODELS[head])
  if (dir !== undefined) await writeAtomically(fileOf(dir, head), serialize(bust))
  return bust
}
