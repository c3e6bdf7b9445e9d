import { expect, test } from 'vitest'
import { createUnsentTags } from '#platform/unsent-tags.ts'

async function sentBy(unsent: ReturnType<typeof createUnsentTags>, size = 2) {
  const sent: string[][] = []
  await unsent.sendInParts(size, async (parts) => sent.push(...parts))
  return sent
}

test.each([
  [[], []],
  [['a', 'b', 'a'], [['a', 'b']]],
  [
    ['a', 'b', 'c'],
    [['a', 'b'], ['c']],
  ],
  [['a', 'b', 'c', 'd'], [['*']]],
])('%j is sent as %j, once', async (tags, sent) => {
  const unsent = createUnsentTags(3)
  unsent.add(tags)
  expect([await sentBy(unsent), await sentBy(unsent)]).toEqual([sent, []])
})

test('what was not sent waits, together with what was added meanwhile', async () => {
  const unsent = createUnsentTags(3)
  unsent.add(['a'])
  const sending = unsent.sendInParts(2, async () => {
    unsent.add(['b'])
    throw new Error('down')
  })
  await expect(sending).rejects.toThrow('down')
  expect((await sentBy(unsent)).flat().toSorted()).toEqual(['a', 'b'])
})
