import { tag } from '#clients/cache-tags.ts'
import type { StoryLocation } from './storyblok-gateway.ts'
import type { ContentVersion } from './content-version.ts'

type StoryLocations = ReadonlyMap<string, StoryLocation>

/** Stands for every story. */
const ALL = 'story:*'

/**
 * Returns the tags of everything that was published, moved or withdrawn since the last call. It compares with the
 * service itself and does not trust messages: a message that is repeated, late or forged finds nothing new.
 */
export function createChangeDetector(
  version: ContentVersion,
  read: (version: number) => Promise<StoryLocations>,
): () => Promise<string[]> {
  let last: { version: number; places: StoryLocations } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  async function detect(): Promise<string[]> {
    version.expire()
    const current = await version()
    if (last?.version === current) return []
    const before = last?.places
    const places = await read(current)
    last = { version: current, places }
    const tags = before ? changedTags(before, places) : []
    // Either something other than a story changed, or the state before is unknown.
    return tags.length > 0 ? tags : [ALL]
  }

  return () => {
    const detected = queue.then(detect)
    queue = detected.catch(() => {})
    return detected
  }
}

/**
 * The tags that purge pages which show a changed story, link to a moved one, or looked for a story at an address
 * where none was.
 */
export function changedTags(before: StoryLocations, after: StoryLocations): string[] {
  const [old, now] = [byUuid(before), byUuid(after)]
  const tags = [...new Set([...old.keys(), ...now.keys()])].flatMap((uuid) => {
    const [was, is] = [old.get(uuid), now.get(uuid)]
    const siblings = (place: StoryLocation | undefined) =>
      place?.alternates.flatMap(({ full_slug }) => after.get(full_slug)?.uuid ?? []) ?? []
    if (was?.fullSlug !== is?.fullSlug)
      return [
        tag.story(uuid),
        tag.link(uuid),
        ...[was, is].flatMap((place) => (place ? slugsIn(place.fullSlug) : [])).map(tag.slug),
        // Their pages name this story as their version in another language.
        ...[...siblings(was), ...siblings(is)].map(tag.story),
      ]
    return was && is && stamp(was) !== stamp(is) ? [tag.story(uuid)] : []
  })
  return [...new Set(tags)]
}

const byUuid = (places: StoryLocations) => new Map([...places.values()].map((place) => [place.uuid, place]))

const stamp = ({ publishedAt, updatedAt }: StoryLocation): string => `${publishedAt} ${updatedAt}`

/** The addresses by which readers may request it: without one folder, or without two. */
const slugsIn = (fullSlug: string): string[] => {
  const [, ...parts] = fullSlug.split('/')
  return fullSlug.startsWith('global/') ? [parts.join('/'), parts.slice(1).join('/')] : [parts.join('/')]
}
