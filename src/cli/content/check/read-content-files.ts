import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ContentFile, Finding } from './check.ts'

/** Every JSON file of a folder, by its path. One that cannot be read is a finding. */
export async function readContentFiles(
  folder: string,
): Promise<{ files: ContentFile[]; unreadable: Finding[] }> {
  const names = await readdir(folder, { recursive: true })
  const paths = names.map((name) => name.split(sep).join('/')).filter((name) => name.endsWith('.json'))
  const files: ContentFile[] = []
  const unreadable: Finding[] = []
  for (const file of paths.toSorted())
    try {
      files.push({ file, text: await readFile(join(folder, file), 'utf8') })
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error
      unreadable.push({ file, path: '', rule: 'file', message: `cannot be read: ${String(code)}` })
    }
  return { files, unreadable }
}
