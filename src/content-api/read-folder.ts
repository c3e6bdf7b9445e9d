import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { datasourceFile, draftFile, type FileSchema, spaceFile, storyFile } from '#contract/content/story.ts'
import { buildContent, type Content, type ContentFiles } from './content.ts'

const DRAFT = '.draft'
const DATASOURCES = 'datasources/'

/** A file that cannot be used: its path without the extension, and what is wrong with it. */
export type FileFault = { path: string; reason: string }

export type FolderReading = {
  content: Content
  /** The files of `content`, for the next reading. */
  files: ContentFiles
  faults: FileFault[]
}

/**
 * Reads content/: `space.json`, `datasources/<slug>.json`, and every other JSON file as a story with its path as its
 * slug. An invalid file is named in `faults`; its version of the `last` reading stays in use, and without one it is
 * left out.
 */
export async function readFolder(dir: string, last?: ContentFiles): Promise<FolderReading> {
  const names = (await readdir(dir, { recursive: true }))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  const faults: FileFault[] = []
  const read = new Map(
    await Promise.all(
      names.map(async (name) => [name.replace(/\.json$/, ''), await fileAt(join(dir, name))] as const),
    ),
  )
  const parsed = <T>(path: string, schema: FileSchema<T>): T | undefined => {
    const { value, fault } = read.get(path) ?? {}
    const result = schema.safeParse(value)
    if (result.success) return result.data
    const reasons = result.error.issues.map(({ path: place, message }) => `${place.join('.')} ${message}`)
    faults.push({ path, reason: fault ?? reasons.join('; ').trim() })
    return undefined
  }
  const files: ContentFiles = {
    space: parsed('space', spaceFile) ?? last?.space ?? NO_SPACE,
    stories: [],
    datasources: [],
  }
  for (const path of read.keys()) {
    if (path === 'space' || path.endsWith(DRAFT)) continue
    if (path.startsWith(DATASOURCES)) {
      const slug = path.slice(DATASOURCES.length)
      const file = parsed(path, datasourceFile) ?? last?.datasources.find((each) => each.slug === slug)
      if (file) files.datasources.push({ ...file, slug })
      continue
    }
    const known = last?.stories.find((story) => story.path === path)
    const file = parsed(path, storyFile)
    const draft = read.has(path + DRAFT) ? (parsed(path + DRAFT, draftFile) ?? known?.draft) : undefined
    const writtenAt = file ? read.get(path)?.writtenAt : known?.writtenAt
    const usable = file ?? known?.file
    if (usable) files.stories.push({ path, file: usable, draft, writtenAt: writtenAt ?? '' })
  }
  files.stories = withoutDuplicates(files.stories, last, faults)
  return { content: buildContent(files), files, faults }
}

const NO_SPACE = { id: 0, name: '', domain: '', language_codes: [] }

/** A reference to a uuid must not be ambiguous: the story that had it before keeps it, otherwise the first path. */
function withoutDuplicates(
  stories: ContentFiles['stories'],
  last: ContentFiles | undefined,
  faults: FileFault[],
): ContentFiles['stories'] {
  const owners = new Map(last?.stories.map(({ path, file }) => [file.uuid, path]))
  const paths = new Set(stories.map(({ path }) => path))
  const holders = new Map<string, string>()
  for (const { path, file } of stories) {
    const owner = owners.get(file.uuid)
    if (!holders.has(file.uuid))
      holders.set(file.uuid, owner !== undefined && paths.has(owner) ? owner : path)
  }
  return stories.filter(({ path, file }) => {
    const holder = holders.get(file.uuid)
    if (holder === path) return true
    faults.push({ path, reason: `has the uuid ${file.uuid} of ${holder}` })
    return false
  })
}

type FileRead = { value?: unknown; writtenAt?: string; fault?: string }

/** A folder, a loop of links, or a file of somebody else must not keep the others from being read. */
async function fileAt(path: string): Promise<FileRead> {
  try {
    const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return { value: JSON.parse(text), writtenAt: mtime.toISOString() }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fault: 'code' in error ? `cannot be read: ${String(error.code)}` : error.message }
  }
}
