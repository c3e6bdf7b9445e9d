import { type FSWatcher, watch } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { datasourceFile, draftFile, type FileSchema, spaceFile, storyFile } from '#contract/content/story.ts'
import { buildContent, type Content, type ContentFiles } from './content.ts'

const DRAFT = '.draft'
const DATASOURCES = 'datasources/'

/**
 * Reads content/: `space.json`, `datasources/<slug>.json`, and every other JSON file as a story with its path as its
 * slug. Throws one error that lists every invalid file and what is wrong with it.
 */
export async function readFolder(dir: string): Promise<Content> {
  const names = (await readdir(dir, { recursive: true }))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  const faults: string[] = []
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name.replace(/\.json$/, ''), await fileAt(join(dir, name))] as const),
    ),
  )
  const parsed = <T>(name: string, schema: FileSchema<T>): T | undefined => {
    const result = schema.safeParse(json(files.get(name)?.text ?? ''))
    if (result.success) return result.data
    for (const { path, message } of result.error.issues)
      faults.push(`${relative('.', join(dir, name))}.json: ${path.join('.')} ${message}`)
    return undefined
  }
  const content: ContentFiles = {
    space: parsed('space', spaceFile) ?? { id: 0, name: '', domain: '', language_codes: [] },
    stories: [],
    datasources: [],
  }
  for (const name of files.keys()) {
    if (name === 'space' || name.endsWith(DRAFT)) continue
    if (name.startsWith(DATASOURCES)) {
      const file = parsed(name, datasourceFile)
      if (file) content.datasources.push({ ...file, slug: name.slice(DATASOURCES.length) })
      continue
    }
    const file = parsed(name, storyFile)
    const draft = files.has(name + DRAFT) ? parsed(name + DRAFT, draftFile) : undefined
    if (file) content.stories.push({ path: name, file, draft, writtenAt: files.get(name)?.writtenAt ?? '' })
  }
  if (faults.length > 0) throw new Error(`The content is not usable:\n  ${faults.join('\n  ')}`)
  return buildContent(content)
}

async function fileAt(path: string): Promise<{ text: string; writtenAt: string }> {
  const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
  return { text, writtenAt: mtime.toISOString() }
}

/** Calls `changed` when something below the folder changes, without keeping the process alive. */
export function watchFolder(dir: string, changed: () => void): FSWatcher {
  return watch(dir, { recursive: true, persistent: false }, changed)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error instanceof Error ? error.message : text
  }
}
