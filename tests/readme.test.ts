import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ENVIRONMENT_NAMES } from '#server/env.ts'
import { USAGE } from '#server/operator/command.ts'
import { root } from '#tests/support/sources.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readme = read('README.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('the README', () => {
  test('names only commands that exist', () => {
    const named = [...readme.matchAll(/`npm (?:run )?([a-z]+)/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('names every command', () => {
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))
    expect(missing).toEqual([])
  })

  test('moves orders by verbs that there are', () => {
    const said = [...readme.matchAll(/^npm run shop -- (order \w+|declaration \w+)/gm)]
    const verbs = said.map((match) => match[1] ?? '')
    expect(verbs.length).toBeGreaterThan(4)
    expect(verbs.filter((verb) => !new RegExp(`${verb}\\b`).test(USAGE))).toEqual([])
  })

  test('lists the environment, whole and no more', () => {
    const listed = [...readme.matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1] ?? '')
    expect(listed.toSorted()).toEqual([...ENVIRONMENT_NAMES].toSorted())
  })

  test('shows pictures that exist', () => {
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map((match) => match[1] ?? '')
    expect(pictures.length).toBeGreaterThan(3)
    for (const picture of pictures) expect(read(picture).length).toBeGreaterThan(1000)
  })
})
