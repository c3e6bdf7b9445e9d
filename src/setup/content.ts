import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { DEFINITIONS } from '#blocks/definitions.ts'
import { checkStories } from '#server/content-check/check.ts'
import { pushBlocks } from '#server/clients/content/push-blocks.ts'
import { readEnv } from '#server/env.ts'
import { previewSecret, signedQuery } from '#server/preview/gate.ts'

/** npm run content -- check | push | blocks | preview. See content/README.md. */
const FOLDER = resolve(import.meta.dirname, '../../content')
const USAGE = `npm run content -- check            every story in content/: file, place, rule
npm run content -- push [--dry-run]  the definitions of blocks to a space (CONTENT_SPACE_ID, CONTENT_MANAGEMENT_TOKEN)
npm run content -- blocks           the same definitions as JSON
npm run content -- preview <story>   where its draft is seen for the next hour: de/ratgeber/brille-waehlen`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function check(): Promise<boolean> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.endsWith('.draft.json'))
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)))
    .filter((path) => path.includes('/') && !path.startsWith('datasources/'))
    .toSorted()
  const files = await Promise.all(
    paths.map(async (file) => ({ file, text: await readFile(join(FOLDER, file), 'utf8') })),
  )
  const findings = checkStories(files)
  for (const { file, path, rule, message } of findings)
    say(`content/${file}${path && ` ${path}`} [${rule}] ${message}`)
  say(`${files.length} stories, ${findings.length} findings`)
  return findings.length === 0
}

async function push(isDry: boolean): Promise<boolean> {
  const {
    CONTENT_SPACE_ID: space,
    CONTENT_MANAGEMENT_TOKEN: token,
    CONTENT_MANAGEMENT_URL: url,
  } = process.env
  if (!space || !token) {
    say('CONTENT_SPACE_ID and CONTENT_MANAGEMENT_TOKEN name the space and who may change it.')
    return false
  }
  const changes = await pushBlocks(DEFINITIONS, {
    fetch: (request) => fetch(request),
    url: url ?? 'https://mapi.storyblok.com/v1',
    space,
    token,
    isDry,
  })
  for (const { name, change } of changes) say(`${name}: ${change}`)
  return true
}

/** The address by which the editor would open a story: on this machine, or on the shop that SHOP_ORIGIN names. */
function preview(story?: string): boolean {
  const env = readEnv()
  const secret = previewSecret(env)
  if (story === undefined || secret === undefined) {
    say('A preview needs the path of a story, and in production CONTENT_PREVIEW_TOKEN.')
    return false
  }
  const space = process.env['CONTENT_SPACE_ID'] ?? '1'
  const query = signedQuery({ space, since: Math.floor(Date.now() / 1000) }, secret)
  say(`${env.origin ?? `http://${env.host}:${env.port}`}/${story}?${query}`)
  return true
}

function tell(text: string): boolean {
  say(text)
  return true
}

const COMMANDS: Record<string, (option?: string) => boolean | Promise<boolean>> = {
  check,
  push: (option) => push(option === '--dry-run'),
  blocks: () => tell(JSON.stringify({ components: DEFINITIONS }, null, 2)),
  preview,
}

const [name = '', option] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
process.exitCode = (command ? await command(option) : tell(USAGE) && false) ? 0 : 1
