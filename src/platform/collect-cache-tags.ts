import { AsyncLocalStorage } from 'node:async_hooks'

const making = new AsyncLocalStorage<Set<string>>()

/** Renders a page and collects the tags by which it is purged, besides those that it sets itself. */
export async function collectCacheTags<T>(make: () => Promise<T>): Promise<{ value: T; tags: Set<string> }> {
  const tags = new Set<string>()
  return { value: await making.run(tags, make), tags }
}

/** Adds tags of content that the current page shows. Outside of rendering it has no effect. */
export function addCacheTags(tags: Iterable<string>): void {
  const noted = making.getStore()
  if (noted) for (const tag of tags) noted.add(tag)
}
