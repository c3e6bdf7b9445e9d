/** Words of a block that are other ones now. */
export type ChangedWords = { uid: string; was: string; is: string }

/**
 * The texts in which two versions of a content differ, each with the key of its block. Where blocks came, went or changed places, and where
 * there were no words before, nothing is told.
 */
export function changedWords(before: unknown, now: unknown, uid = ''): ChangedWords[] {
  if (typeof before === 'string' && typeof now === 'string')
    return before === now || before.trim() === '' ? [] : [{ uid, was: before, is: now }]
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length
      ? before.flatMap((each, index) => changedWords(each, now[index], uid))
      : []
  const [old, fresh] = [fieldsOf(before), fieldsOf(now)]
  const key = fresh.get('_uid')
  if (old.get('_uid') !== key) return []
  const own = typeof key === 'string' ? key : uid
  return [...fresh].flatMap(([name, each]) => changedWords(old.get(name), each, own))
}

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
