import { createPreparation } from '#blocks/prepare.ts'
import { LANGUAGES, VARIANT_CODES } from '#i18n/variants.ts'
import { nodesIn, type Read } from './nodes.ts'
import { RULES } from './rules.ts'

/** One story as it lies in the folder: `de/service/ruecksendung.json`. */
export type File = { file: string; text: string }

/** What is wrong, where in the file, and which rule says so. */
export type Finding = { file: string; path: string; rule: string; message: string }

/** Characters of a story that a space still takes. */
const LONGEST = 1_000_000

const FOLDERS = [
  ...VARIANT_CODES,
  ...LANGUAGES,
  ...[...VARIANT_CODES, ...LANGUAGES].map((folder) => `global/${folder}`),
  'global',
]

const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })

/** Everything that is wrong with stories, without asking anybody. */
export function checkStories(files: readonly File[]): Finding[] {
  const findings: Finding[] = []
  const read = files.flatMap(({ file, text }): Read[] => {
    const refuse = (rule: string, message: string) => {
      findings.push({ file, path: '', rule, message })
      return []
    }
    if (text.length > LONGEST) return refuse('size', `${text.length} characters, ${LONGEST} at most`)
    const story = parsed(text)
    if (typeof story === 'string') return refuse('json', story)
    const folder = FOLDERS.find((each) => file.startsWith(`${each}/`))
    if (folder === undefined) refuse('folder', 'lies in a folder that nobody reads')
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

/** What the shop would leave out, hidden blocks and those out of their window included. */
function faultsOfBlocks({ file, story, nodes }: Read): Finding[] {
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
    return typeof value === 'object' && value !== null ? { ...value } : 'is no story'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
