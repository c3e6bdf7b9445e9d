import { expect, test } from 'vitest'
import type { ConfiguratorDraft, ConfiguratorDraftKey } from '#modules/configurator/configurator-drafts.ts'
import { storedSave } from '#server/configurator/stored-save.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import { configuratorScope, drafted } from '#tests/support/configurator-state.ts'

const SAVED = drafted({}, { latestSaves: { page: 'one', numbers: { values: 2 } } })

/** Waits for a save before the page of a pair; what was read until it went on. */
async function reads(
  saving: string | undefined,
  drafts: (ConfiguratorDraft | null)[],
  { isKnown = true, groupId = null }: { isKnown?: boolean; groupId?: string | null } = {},
) {
  const { scope } = configuratorScope({ isKnown })
  const keys: ConfiguratorDraftKey[] = []
  const { configuratorDrafts } = scope.ctx
  const read: typeof configuratorDrafts.read = async (key) => {
    keys.push(key)
    const [next] = drafts.slice(keys.length - 1)
    if (next === undefined) throw new Error('it was read for too long')
    return next
  }
  Object.assign(scope.ctx, { configuratorDrafts: { ...configuratorDrafts, read } })
  await storedSave(scope, { variantId: 7, groupId }, saving)
  return { keys, basketKey: callerKey(scope, 'basket') }
}

test.each<[string, string | undefined, boolean]>([
  ['no save', undefined, true],
  ['nonsense', 'nonsense', true],
  ['a save of another pair', '8.one.2', true],
  ['a save of nobody', '7.one.2', false],
])('for %s nobody waits', async (_, saving, isKnown) =>
  expect((await reads(saving, [], { isKnown })).keys).toEqual([]),
)

test('a page waits until its save is stored, and no longer', async () => {
  const older = drafted({}, { latestSaves: { page: 'one', numbers: { values: 1 } } })
  const { keys, basketKey } = await reads('7.one.2', [null, older, SAVED])
  expect(keys).toEqual(Array.from({ length: 3 }, () => ({ basketKey, variantId: 7, groupId: '' })))
})

test('a pair of the basket has saves of its own', async () => {
  const { keys, basketKey } = await reads('7.one.2', [SAVED], { groupId: 'g' })
  expect(keys).toEqual([{ basketKey, variantId: 7, groupId: 'g' }])
})
