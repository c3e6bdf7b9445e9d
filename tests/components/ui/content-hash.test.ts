import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentHash } from '#components/ui/content-hash.ts'

test.each(['', '.a{color:red}', '.ž{left:1%}'])('%j is named in the policy by its hash', async (text) => {
  expect(await contentHash(text)).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
})
