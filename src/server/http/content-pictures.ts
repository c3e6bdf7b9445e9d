import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { plainProblem } from '#platform/errors.ts'
import type { Context } from '#server/context.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/**
 * `GET /pictures/…`: pictures that editors put into the folder of stories. They are read at each request, so a new
 * one needs no build. Those of the shop itself are files of the build.
 */
export async function handleContentPicture({ env }: Context, _: Request, name: string): Promise<Response> {
  const type = TYPES[extname(name).toLowerCase()]
  if (env.contentApi || type === undefined) return plainProblem(404)
  const bytes = await readWithin(join(env.contentDir, 'pictures'), name)
  if (!bytes) return plainProblem(404)
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } })
}

/** Null for what is not there, and for what lies outside of the folder. */
async function readWithin(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const file = await realpath(join(folder, decodeURIComponent(name)))
    return file.startsWith(`${await realpath(folder)}${sep}`) ? new Uint8Array(await readFile(file)) : null
  } catch {
    return null
  }
}
