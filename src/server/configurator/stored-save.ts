import { setTimeout as pause } from 'node:timers/promises'
import { includesSave, readSavingCookie } from '#domain/configurator/numbered-save.ts'
import { callerKey } from '#server/request/caller-keys.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import type { ConfiguredPairAddress } from './configurator-state.ts'

/** Milliseconds: how long a page waits for a save, and how often it looks, as another process may store it. */
const LONGEST = 2000
const BETWEEN = 20

/**
 * Waits until what the page before sent while it was left is stored: the reload of a page may overtake it. At most two seconds, as it may
 * have been lost.
 */
export async function storedSave(
  scope: RequestScope,
  { variantId, groupId }: ConfiguredPairAddress,
  saving: string | undefined,
): Promise<void> {
  const save = readSavingCookie(saving, variantId)
  const basketKey = callerKey(scope, 'basket')
  if (!save || basketKey === null) return
  const key = { basketKey, variantId, groupId: groupId ?? '' }
  for (let waited = 0; waited < LONGEST; waited += BETWEEN) {
    const draft = await scope.ctx.configuratorDrafts.read(key)
    if (draft && includesSave(draft.latestSaves, save)) return
    await pause(BETWEEN)
  }
}
