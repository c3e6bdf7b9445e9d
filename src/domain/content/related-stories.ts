/**
 * The field by which a block names other stories. The Storyblok client puts stories into every field of that name, whatever its block: so
 * no other may have it.
 */
export const RELATION = 'related_stories'

/** Which of them the service is asked for, as it wants to hear it: block and field. */
export const RELATIONS = [`editorial.${RELATION}`]

/** Uuids of the stories that blocks of a content name, each once: of those that were found, and of those that were not. */
export function relatedStories(content: unknown): string[] {
  const found = new Set<string>()
  eachRelation(content, (named) => {
    for (const each of named) {
      const uuid: unknown = typeof each === 'object' && each !== null && 'uuid' in each ? each.uuid : each
      if (typeof uuid === 'string' && uuid !== '') found.add(uuid)
    }
    return named
  })
  return [...found]
}

/** The same content with something else in place of what its blocks relate to. */
export function eachRelation(content: unknown, change: (named: unknown[]) => unknown[]): unknown {
  if (Array.isArray(content)) return content.map((part) => eachRelation(part, change))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [
      name,
      name === RELATION && Array.isArray(part) ? change(part) : eachRelation(part, change),
    ]),
  )
}
