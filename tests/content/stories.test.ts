import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readFolder } from '#content-api/read-folder.ts'
import { checkStories } from '#cli/content/check/check.ts'
import { root } from '#tests/support/sources.ts'

const folder = resolve(root, 'content')
const { content, faults } = await readFolder(folder)

test('every file can be used', () => expect(faults).toEqual([]))
const files = content.draft.map(({ full_slug }) => {
  const file = `${full_slug}.json`
  return { file, text: readFileSync(resolve(folder, file), 'utf8') }
})

test('the included stories are valid', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(checkStories(files)).toEqual([])
})
