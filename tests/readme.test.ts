import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { USAGE } from '#cli/operator/command.ts'
import { first, GUIDES, text } from '#tests/support/guides.ts'
import { root } from '#tests/support/sources.ts'

/** Files that the recipes of tests/README.md let their reader write. */
const OF_RECIPES = ['src/domain/money/half.ts', 'tests/domain/money/half.test.ts', 'src/blocks/quote/']

const run = promisify(execFile)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const all = GUIDES.map(text).join('\n')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe.each(GUIDES)('%s', (guide) => {
  const links = first(text(guide).matchAll(/\]\(([^)\s]+)\)/g)).filter((link) => !/^https?:/.test(link))

  test('links only to what exists', () => {
    const target = (link: string) => join(root, dirname(guide), link.replace(/#.*$/, ''))
    expect(links.filter((link) => !existsSync(target(link)))).toEqual([])
  })

  test('shows pictures that have content', () => {
    const pictures = first(text(guide).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g))
    for (const picture of pictures) expect(read(join(dirname(guide), picture)).length).toBeGreaterThan(1000)
  })

  test('names only npm commands that exist', () => {
    const named = first(text(guide).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z]+)\b/g))
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('names only files and folders that exist', () => {
    const paths = first(text(guide).matchAll(/`((?:[\w.[\]-]+\/)+[\w.[\]-]+\/?)`/g)).filter(
      (path) => existsSync(join(root, path.split('/')[0] ?? '')) || guide === 'src/README.md',
    )
    const isThere = (path: string) =>
      OF_RECIPES.includes(path) || [root, join(root, 'src')].some((base) => existsSync(join(base, path)))
    expect(paths.filter((path) => !path.startsWith('.data/') && !isThere(path))).toEqual([])
  })

  test('runs tests and journeys that exist', () => {
    const commands = first(text(guide).matchAll(/(?:vitest|playwright)[^`\n]* -c ([^`\n]+)/g))
    const files = commands.flatMap((command) => command.split(' ').filter((word) => word.includes('/')))
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe('the README', () => {
  test('has at most 110 lines and some pictures', () => {
    expect(text('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(110)
    expect(text('README.md').match(/^!\[/gm)?.length).toBeGreaterThan(3)
  })

  test('names every npm command, and links every guide', () => {
    const named = (name: string) => new RegExp(`npm (run )?${name}\\b`).test(text('README.md'))
    expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([])
    expect(GUIDES.slice(1).filter((guide) => !text('README.md').includes(`](${guide})`))).toEqual([])
  })

  test.each(Object.entries(scripts))('starts with `npm run %s` a file that exists', (_, command) => {
    const files = command.split(' ').filter((word) => /\.(?:mjs|ts)$/.test(word))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

describe('commands of operators and editors', () => {
  const verbs = (source: string, command: string) => [
    ...new Set(first(source.matchAll(new RegExp(`npm run ${command} -- ([a-z]+(?: [a-z]+)?)`, 'g')))),
  ]

  test('the guides name those of `shop`, whole and no more', () => {
    const known = verbs(USAGE, 'shop')
    expect(known.length).toBeGreaterThan(10)
    expect(verbs(all, 'shop').toSorted()).toEqual([...known, 'help'].toSorted())
  })

  test('`npm run shop -- help` explains itself', async () => {
    const { stdout } = await run('node', ['src/cli/shop.ts', 'help'], { cwd: root })
    expect(stdout.trim()).toBe(USAGE)
  })

  test('the guides name those of `content`, whole and no more', async () => {
    const refused: { stdout?: string } = await run('node', ['src/cli/content.ts'], { cwd: root }).catch(
      (error: { stdout: string }) => error,
    )
    const names = (source: string) => [
      ...new Set(verbs(source, 'content').map((verb) => verb.split(' ')[0] ?? '')),
    ]
    expect(names(refused.stdout ?? '').length).toBeGreaterThan(3)
    expect(names(all).toSorted()).toEqual(names(refused.stdout ?? '').toSorted())
  })

  test('`npm run content -- check` finds nothing', async () => {
    const { stdout } = await run('node', ['src/cli/content.ts', 'check'], { cwd: root })
    expect(stdout).toMatch(/^\d{3} stories, 0 findings$/m)
  })
})
