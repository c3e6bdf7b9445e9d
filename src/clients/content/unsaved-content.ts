import type { RawBlock } from '#contract/content/story.ts'
import { mapRelations } from '#domain/content/related-stories.ts'
import type { StoryLocation } from './storyblok-gateway.ts'

/** Unsaved content refers to linked stories by uuid alone: adds the location of each, as the service does. */
export function resolveLinks<T>(content: T, places: ReadonlyMap<string, StoryLocation>): T {
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

/** Unsaved content refers to related stories by uuid alone: replaces each uuid with what pages show of the story. */
export function resolveRelations(content: RawBlock, stories: readonly { uuid: string }[]): RawBlock {
  const byUuid = new Map<unknown, object>(stories.map((story) => [story.uuid, story]))
  return mapRelations(content, (named) => named.map((each) => byUuid.get(each) ?? each))
}

/**
 * Adds to every block the mark by which the editor finds it. Marks in the input are replaced because they are not
 * trusted.
 */
export function addEditorMarks(content: RawBlock, { id, space }: { id: number; space: string }): RawBlock {
  return each(content, (node) => {
    const { component: name, _uid: uid } = node
    if (typeof name !== 'string' || typeof uid !== 'string') return node
    const mark = JSON.stringify({ name, space, uid, id: String(id) })
    return { ...node, _editable: `<!--#storyblok#${mark}-->` }
  })
}

type Node = Record<string, unknown>

/** The same content with every node replaced by the result of `change`, the innermost first. */
function each<T>(content: T, change: (node: Node) => Node): T
function each(content: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(content)) return content.map((part: unknown) => each(part, change))
  if (typeof content !== 'object' || content === null) return content
  return change(Object.fromEntries(Object.entries(content).map(([key, part]) => [key, each(part, change)])))
}
