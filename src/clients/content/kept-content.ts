import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The last good content by key, kept across restarts. */
export type KeptContent = {
  /** Undefined where nothing is kept of this key, or it cannot be read. */
  read(key: string): Promise<{ value: unknown } | undefined>
  write(key: string, value: unknown): Promise<void>
}

/** Changes with the shape of what is kept: what an older version has written is not read. */
const FORMAT = 2

/** A file for each key in a folder. Keys must come from a bounded set. */
export function keptContent(folder: string): KeptContent {
  const pathOf = (key: string) =>
    join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`)
  let parts = 0
  return {
    async read(key) {
      try {
        const kept: { format?: unknown; key?: unknown; value?: unknown } = JSON.parse(
          await readFile(pathOf(key), 'utf8'),
          asMap,
        )
        return kept.format === FORMAT && kept.key === key ? { value: kept.value } : undefined
      } catch {
        return undefined
      }
    },
    async write(key, value) {
      await mkdir(folder, { recursive: true })
      const part = `${pathOf(key)}.${process.pid}.${(parts += 1)}.part`
      await writeFile(part, JSON.stringify({ format: FORMAT, key, value }, asEntries))
      await rename(part, pathOf(key))
    },
  }
}

const asEntries = (_: string, value: unknown): unknown =>
  value instanceof Map ? { $map: [...value.entries()] } : value

const asMap = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$map' in value && Array.isArray(value.$map)
    ? new Map<unknown, unknown>(value.$map)
    : value
