/** A changed text of a block. */
export type TextChange = { uid: string; before: string; after: string }

/**
 * The texts in which two versions of a content differ, each with the key of its block. Blocks that were added, removed or moved, and texts
 * that were empty before, are left out.
 */
export function textChanges(before: unknown, now: unknown, uid = ''): TextChange[] {
  if (typeof before === 'string' && typeof now === 'string')
    return before === now || before.trim() === '' ? [] : [{ uid, before, after: now }]
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length
      ? before.flatMap((each, index) => textChanges(each, now[index], uid))
      : []
  const [old, fresh] = [fieldsOf(before), fieldsOf(now)]
  const key = fresh.get('_uid')
  if (old.get('_uid') !== key) return []
  const own = typeof key === 'string' ? key : uid
  return [...fresh].flatMap(([name, each]) => textChanges(old.get(name), each, own))
}

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
