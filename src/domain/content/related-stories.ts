/**
 * The field by which a block names other stories. The Storyblok client puts stories into every field of that name, in any block: no other
 * field may have this name.
 */
export const RELATION_FIELD = 'related_stories'

/** The blocks and fields that the service has to resolve, in the service's notation. */
export const RELATIONS = [`editorial.${RELATION_FIELD}`]

/** Uuids of the stories that the blocks of a content name, each once, whether they were found or not. */
export function relatedStories(content: unknown): string[] {
  const found = new Set<string>()
  mapRelations(content, (named) => {
    for (const each of named) {
      const uuid: unknown = typeof each === 'object' && each !== null && 'uuid' in each ? each.uuid : each
      if (typeof uuid === 'string' && uuid !== '') found.add(uuid)
    }
    return named
  })
  return [...found]
}

/**
 * The same content with the related stories of its blocks replaced. Types of content leave open what a block contains, so the type of the
 * content stays.
 */
export function mapRelations<T>(content: T, change: (named: unknown[]) => unknown[]): T
export function mapRelations(content: unknown, change: (named: unknown[]) => unknown[]): unknown {
  if (Array.isArray(content)) return content.map((part) => mapRelations(part, change))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [
      name,
      name === RELATION_FIELD && Array.isArray(part) ? change(part) : mapRelations(part, change),
    ]),
  )
}
