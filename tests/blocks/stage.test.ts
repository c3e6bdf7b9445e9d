import { expect, test } from 'vitest'
import type { PreparedBlock } from '#blocks/prepare.ts'
import { opensWithStage } from '#blocks/stage.ts'

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
] as const)('a page of %j opens with a stage: %s', (components, is) => {
  expect(opensWithStage(components.map(block))).toBe(is)
})
