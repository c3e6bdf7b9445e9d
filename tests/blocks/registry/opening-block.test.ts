import { expect, test } from 'vitest'
import type { PreparedBlock } from '#blocks/prepared-block.ts'
import { opensWithHeading } from '#blocks/registry/opening-block.ts'

const block = (component: PreparedBlock['component']): PreparedBlock => ({
  component,
  uid: component,
  props: {},
})

test.each([
  [[], false],
  [['hero'], true],
  [['slide_show', 'rich_text'], true],
  [['rich_text', 'hero'], false],
] as const)('a page of %j opens with a hero: %s', (components, is) => {
  expect(opensWithHeading(components.map(block))).toBe(is)
})
