import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFINITIONS } from '#blocks/registry/definitions.ts'
import { BLOCK_NAMES } from '#blocks/registry/schemas.ts'
import { storyAddress } from '#server/preview/story-address.ts'
import { root } from '#tests/support/sources.ts'

const guide = readFileSync(join(root, 'content/README.md'), 'utf8')
const pictures = [...guide.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)]

test('the guide names every block, and no others', () => {
  const rows = [...guide.matchAll(/^\| ((?:`[a-z_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
  )
  expect(BLOCK_NAMES.filter((name) => !rows.includes(name))).toEqual([])
  expect(rows.filter((name) => !DEFINITIONS.some((each) => each.name === name))).toEqual([])
})

test('its pictures exist, are small, and show existing blocks', () => {
  expect(pictures).toHaveLength(4)
  for (const [, words = '', path = ''] of pictures) {
    const { length } = readFileSync(join(root, 'content', path))
    expect(length).toBeGreaterThan(2000)
    expect(length).toBeLessThan(60_000)
    const shown = path.includes('blocks-') ? words.split(', ') : []
    expect(shown.filter((name) => !BLOCK_NAMES.some((each) => each === name))).toEqual([])
  }
})

test.each([
  ['de/ratgeber', 'de-de', '/ratgeber/'],
  ['de-at/agb', 'de-at', '/agb/'],
  ['global/de/footer', 'de-de', '/'],
  ['global/de/listing/brillen', 'de-de', '/brillen/'],
])('as the guide says, %s is visible on %s at %s', (story, variant, path) => {
  expect(guide).toContain(story)
  expect(storyAddress(`/${story}`, undefined)).toEqual({ variant, path })
})
