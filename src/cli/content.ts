import { access } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { DEFINITIONS } from '#blocks/registry/definitions.ts'
import { isSettings } from './content/check/check.ts'
import { checkFolder } from './content/check/check-folder.ts'
import { readContentFiles } from './content/check/read-content-files.ts'
import { pushBlocks } from '#cli/content/push-blocks.ts'
import { readEnv } from '#platform/env.ts'
import { signPreviewQuery } from '#clients/content/preview-token.ts'
import { previewSecrets } from '#platform/embedded-tokens.ts'

/** npm run content -- check | push | blocks | preview. See content/README.md. */
const FOLDER = resolve(process.env['CONTENT_DIR'] || join(import.meta.dirname, '../../content'))
const USAGE = `npm run content -- check [story]      every story of the folder, or one: file, place, rule
npm run content -- push [--dry-run]   the definitions of blocks to a space (CONTENT_SPACE_ID, CONTENT_MANAGEMENT_TOKEN)
npm run content -- blocks             the same definitions as JSON
npm run content -- preview <story>    where its draft is seen for the next hour: de/ratgeber/kinderbrillen`

const writeLine = (line: string) => void process.stdout.write(`${line}\n`)

async function check(story?: string): Promise<boolean> {
  const { files, unreadable } = await readContentFiles(FOLDER)
  const isMeant = ({ file }: { file: string }) =>
    story === undefined || file.replace(/(\.draft)?\.json$/, '') === storyName(story)
  const findings = [...unreadable, ...checkFolder(files)]
    .filter(isMeant)
    .toSorted((one, other) => one.file.localeCompare(other.file))
  const count = files.filter((each) => isMeant(each) && !isSettings(each.file)).length
  if (count + findings.length === 0) return isMissing(storyName(story ?? ''))
  for (const { file, path, rule, message } of findings)
    writeLine(`${shown(file)}${path && ` ${path}`} [${rule}] ${message}`)
  writeLine(`${count} ${count === 1 ? 'story' : 'stories'}, ${findings.length} findings`)
  return findings.length === 0
}

/** A file as a person at this terminal opens it. */
function shown(file: string): string {
  const path = relative(process.cwd(), join(FOLDER, file))
  return path.startsWith('..') ? join(FOLDER, file) : path
}

/** The name of a story as the guide writes it, from any spelling of its path. */
const storyName = (story: string): string =>
  story.replace(/^(\.?\/)?(content\/)?/, '').replace(/(\.draft)?\.json$|\/$/, '')

function isMissing(story: string): false {
  writeLine(`There is no ${shown(`${story}.json`)}`)
  return false
}

async function push(option?: string): Promise<boolean> {
  const isDry = option === '--dry-run'
  if (option !== undefined && !isDry) return misunderstood(option)
  const {
    CONTENT_SPACE_ID: space,
    CONTENT_MANAGEMENT_TOKEN: token,
    CONTENT_MANAGEMENT_URL: url,
  } = process.env
  if (!space || !token) {
    writeLine(
      'CONTENT_SPACE_ID and CONTENT_MANAGEMENT_TOKEN must be set: the space, and the right to change it.',
    )
    return false
  }
  try {
    const changes = await pushBlocks(DEFINITIONS, {
      fetch: (request) => fetch(request),
      url: url ?? 'https://mapi.storyblok.com/v1',
      space,
      token,
      isDry,
    })
    for (const { name, change } of changes) writeLine(`${name}: ${change}`)
    return true
  } catch (error) {
    writeLine(
      `The space was not reached, or rejected the request: ${error instanceof Error ? error.message : String(error)}`,
    )
    return false
  }
}

/** The address with which the editor opens a story: on this machine, or in the shop at SHOP_ORIGIN. */
async function preview(story?: string): Promise<boolean> {
  const env = readEnv()
  const [secret] = previewSecrets(env, true)
  if (story === undefined || secret === undefined) {
    writeLine('A preview needs the path of a story, and in production CONTENT_PREVIEW_TOKEN.')
    return false
  }
  const name = storyName(story)
  const isHere = env.contentApi !== undefined || (await isFile(join(FOLDER, `${name}.json`)))
  if (!isHere) return isMissing(name)
  const space = process.env['CONTENT_SPACE_ID'] ?? '1'
  const query = signPreviewQuery({ space, since: Math.floor(Date.now() / 1000) }, secret)
  writeLine(`${env.origin ?? `http://${env.host}:${env.port}`}/${name}?${query}`)
  return true
}

const isFile = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

function blocks(option?: string): boolean {
  if (option !== undefined) return misunderstood(option)
  writeLine(JSON.stringify({ components: DEFINITIONS }, null, 2))
  return true
}

/** Unknown input prints the usage and changes nothing. */
function misunderstood(option?: string): false {
  if (option !== undefined) writeLine(`Unknown option: ${option}\n`)
  writeLine(USAGE)
  return false
}

const COMMANDS: Record<string, (option?: string) => boolean | Promise<boolean>> = {
  check,
  push,
  blocks,
  preview,
}

const [name, option, more] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name ?? ''] : undefined
const isDone = !command ? misunderstood(name) : more ? misunderstood(more) : await command(option)
process.exitCode = isDone ? 0 : 1
