import { AsyncLocalStorage } from 'node:async_hooks'

const making = new AsyncLocalStorage<Set<string>>()

/** Runs the making of a page and tells by which tags it is purged, beside those that it names itself. */
export async function withDependencies<T>(make: () => Promise<T>): Promise<{ value: T; tags: Set<string> }> {
  const tags = new Set<string>()
  return { value: await making.run(tags, make), tags }
}

/** The page that is being made shows something that these stand for. Outside the making of a page nothing is noted. */
export function dependsOn(tags: Iterable<string>): void {
  const noted = making.getStore()
  if (noted) for (const tag of tags) noted.add(tag)
}
