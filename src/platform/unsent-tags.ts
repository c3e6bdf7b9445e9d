/** The tag of everything. */
export const EVERYTHING = '*'

/** Tags that wait to be sent. More than `limit` of them stand for everything. */
export function createUnsentTags(limit: number) {
  let tags = new Set<string>()

  function add(more: Iterable<string>): void {
    for (const tag of more) tags.add(tag)
    if (tags.size > limit) tags = new Set([EVERYTHING])
  }

  return {
    add,
    /** Sends the waiting tags in parts of at most `size`. If that fails, they go on waiting. */
    async sendInParts(size: number, send: (parts: string[][]) => Promise<unknown>): Promise<void> {
      if (tags.size === 0) return
      const taken = [...tags]
      tags = new Set()
      try {
        await send(
          Array.from({ length: Math.ceil(taken.length / size) }, (_, nth) =>
            taken.slice(nth * size, (nth + 1) * size),
          ),
        )
      } catch (error) {
        add(taken)
        throw error
      }
    },
  }
}
