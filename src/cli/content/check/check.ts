import { createPreparation } from '#blocks/registry/prepare.ts'
import { datasourceFile, type FileSchema, spaceFile, storyFile } from '#contract/content/story.ts'
import { LANGUAGES, VARIANT_CODES } from '#i18n/variants.ts'
import { nodesIn, type ParsedStory } from './nodes.ts'
import { RULES } from './rules.ts'

/** One story and its path in the folder: `de/service/ruecksendung.json`. */
export type ContentFile = { file: string; text: string }

/** A problem: its file, its place in the file, and the rule. */
export type Finding = { file: string; path: string; rule: string; message: string }

/** Maximum number of characters of a story in a space. */
const MAX_CHARACTERS = 1_000_000

const FOLDERS = [
  ...VARIANT_CODES,
  ...LANGUAGES,
  ...[...VARIANT_CODES, ...LANGUAGES].map((folder) => `global/${folder}`),
  'global',
]

const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })

/** All problems of the stories, without any network request. */
export function checkStories(files: readonly ContentFile[]): Finding[] {
  const findings: Finding[] = []
  const read = files.flatMap(({ file, text }): ParsedStory[] => {
    const refuse = (rule: string, message: string) => {
      findings.push({ file, path: '', rule, message })
      return []
    }
    if (text.length > MAX_CHARACTERS)
      return refuse('size', `${text.length} characters, the maximum is ${MAX_CHARACTERS}`)
    const story = parsed(text)
    if (typeof story === 'string') return refuse('json', story)
    findings.push(...faultsOfShape(file, 'story', story, storyFile))
    const folder = FOLDERS.find((each) => file.startsWith(`${each}/`))
    if (folder === undefined) refuse('folder', 'is in a folder that no variant reads')
    return [{ file, folder: folder ?? '', story, nodes: nodesIn(story['content'], 'content') }]
  })
  const all = { uuids: new Set(read.map(({ story }) => story['uuid'])), read }
  for (const each of read) {
    for (const [rule, findFaults] of Object.entries(RULES))
      for (const { path, message } of findFaults(each, all))
        findings.push({ file: each.file, path, rule, message })
    findings.push(...faultsOfBlocks(each))
  }
  return findings
}

/** The settings beside the stories: `space.json` and `datasources/`. */
export const isSettings = (file: string): boolean => file === 'space.json' || file.startsWith('datasources/')

export function checkSettings({ file, text }: ContentFile): Finding[] {
  const settings = parsed(text)
  if (typeof settings === 'string') return [{ file, path: '', rule: 'json', message: settings }]
  return faultsOfShape(file, 'settings', settings, file === 'space.json' ? spaceFile : datasourceFile)
}

/** The faults because of which the service leaves out the whole file. The root of the content has a rule of its own. */
function faultsOfShape(file: string, rule: string, value: object, schema: FileSchema<unknown>): Finding[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => ({ file, path: path.join('.'), rule, message }))
}

/**
 * The faults because of which the shop would leave out blocks, including hidden blocks and those outside their time
 * window.
 */
function faultsOfBlocks({ file, story, nodes }: ParsedStory): Finding[] {
  const { faults } = prepare(alwaysShown(story['content']), new Date(0))
  return faults.map(({ component, uid, message }) => {
    const block = nodes.find(({ value }) => value['_uid'] === uid && value['component'] === component)
    return { file, path: block?.path ?? 'content', rule: 'block', message: `${component}: ${message}` }
  })
}

const TIMING = new Set(['hidden', 'start_time', 'end_time'])

function alwaysShown(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(alwaysShown)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).flatMap(([key, each]) => (TIMING.has(key) ? [] : [[key, alwaysShown(each)]])),
  )
}

function parsed(text: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : 'must be an object'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
