import { rawBlock, type RawBlock } from '#contract/content/story.ts'
import { eachRelation } from '#domain/content/related-stories.ts'
import type { Place } from './gateway.ts'

/** What is typed names the stories that it links to by their uuids alone: put beside each is where it lies, as a reading has it. */
export function linked<T>(content: T, places: ReadonlyMap<string, Place>): T {
  const byUuid = new Map([...places.values()].map((place) => [place.uuid, place]))
  return each(content, (node) => {
    if (node['linktype'] !== 'story') return node
    const target = byUuid.get(String(node['fieldtype'] === 'multilink' ? node['id'] : node['uuid']))
    return {
      ...node,
      story: target && { full_slug: target.fullSlug, uuid: target.uuid, alternates: target.alternates },
    }
  })
}

/** What is typed names other stories by their uuids alone: put in place of each is what pages show of it. */
export function related(content: RawBlock, stories: readonly { uuid: string }[]): RawBlock {
  const byUuid = new Map<unknown, object>(stories.map((story) => [story.uuid, story]))
  return rawBlock.parse(eachRelation(content, (named) => named.map((each) => byUuid.get(each) ?? each)))
}

/** Every block with the mark by which the editor finds it; whatever it said of itself is not believed. */
export function marked(content: RawBlock, { id, space }: { id: number; space: string }): RawBlock {
  return each(content, (node) => {
    const { component: name, _uid: uid } = node
    if (typeof name !== 'string' || typeof uid !== 'string') return node
    const mark = JSON.stringify({ name, space, uid, id: String(id) })
    return { ...node, _editable: `<!--#storyblok#${mark}-->` }
  })
}

type Node = Record<string, unknown>

/** The same content with another node for each, the innermost first. */
function each<T>(content: T, change: (node: Node) => Node): T
function each(content: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(content)) return content.map((part: unknown) => each(part, change))
  if (typeof content !== 'object' || content === null) return content
  return change(Object.fromEntries(Object.entries(content).map(([key, part]) => [key, each(part, change)])))
}
