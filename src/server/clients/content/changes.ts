import { tag } from '#server/cache-tags.ts'
import type { Place } from './gateway.ts'
import type { Version } from './version.ts'

type Places = ReadonlyMap<string, Place>

/** Stands for every story. */
const ALL = 'story:*'

/**
 * Tells by tags what was published, moved or withdrawn since it was last asked. The service is believed, nobody's message: a message that
 * comes twice, or late, or was made up, finds nothing new.
 */
export function createChanges(
  version: Version,
  read: (version: number) => Promise<Places>,
): () => Promise<string[]> {
  let seen: { version: number; places: Places } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  async function look(): Promise<string[]> {
    version.expire()
    const current = await version()
    if (seen?.version === current) return []
    const before = seen?.places
    const places = await read(current)
    seen = { version: current, places }
    const tags = before ? changedTags(before, places) : []
    // Something else than a story, or nobody knows what there was before.
    return tags.length > 0 ? tags : [ALL]
  }

  return () => {
    const looked = turn.then(look)
    turn = looked.catch(() => {})
    return looked
  }
}

/** By what pages are purged that show a story which changed, link to one that went elsewhere, or asked for one where there was none. */
export function changedTags(before: Places, after: Places): string[] {
  const [old, now] = [byUuid(before), byUuid(after)]
  const tags = [...new Set([...old.keys(), ...now.keys()])].flatMap((uuid) => {
    const [was, is] = [old.get(uuid), now.get(uuid)]
    const siblings = (place: Place | undefined) =>
      place?.alternates.flatMap(({ full_slug }) => after.get(full_slug)?.uuid ?? []) ?? []
    if (was?.fullSlug !== is?.fullSlug)
      return [
        tag.story(uuid),
        tag.link(uuid),
        ...[was, is].flatMap((place) => (place ? slugsIn(place.fullSlug) : [])).map(tag.slug),
        // Their pages name it as their twin in another language.
        ...[...siblings(was), ...siblings(is)].map(tag.story),
      ]
    return was && is && stamp(was) !== stamp(is) ? [tag.story(uuid)] : []
  })
  return [...new Set(tags)]
}

const byUuid = (places: Places) => new Map([...places.values()].map((place) => [place.uuid, place]))

const stamp = ({ publishedAt, updatedAt }: Place): string => `${publishedAt} ${updatedAt}`

/** As readers may ask for it: without one folder, or without two. */
const slugsIn = (fullSlug: string): string[] => {
  const [, ...within] = fullSlug.split('/')
  return fullSlug.startsWith('global/') ? [within.join('/'), within.slice(1).join('/')] : [within.join('/')]
}
