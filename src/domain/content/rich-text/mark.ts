import { isColour, nearestTone } from '#domain/content/appearance.ts'
import { resolveLink, type Link, type LinkContext } from '#domain/content/link.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { Mark } from './node.ts'

/** How each mark is read: the mark, or null where it has no effect. */
const MARKS: Record<string, (attributes: Fields, reader: LinkContext) => Mark | null> = {
  bold: () => ({ kind: 'bold' }),
  strong: () => ({ kind: 'bold' }),
  strike: () => ({ kind: 'strike' }),
  underline: () => ({ kind: 'underline' }),
  italic: () => ({ kind: 'italic' }),
  code: () => ({ kind: 'code' }),
  superscript: () => ({ kind: 'superscript' }),
  subscript: () => ({ kind: 'subscript' }),
  link: (attributes, reader) => {
    const anchor = resolveLink(linkOf(attributes), reader)
    return anchor && { kind: 'link', anchor }
  },
  anchor: (attributes) => named(attributes.text('id'), (id) => ({ kind: 'anchor', id })),
  styled: (attributes) => named(attributes.text('class'), (name) => ({ kind: 'styled', name })),
  textStyle: (attributes) => toneOf(attributes.text('color')),
  highlight: () => ({ kind: 'highlight' }),
}

/** A mark of rich text, null where it has no effect, undefined where its type is unknown. */
export function readMark(raw: unknown, reader: LinkContext): Mark | null | undefined {
  const mark = fieldsOf(raw)
  const type = mark.text('type') ?? ''
  return Object.hasOwn(MARKS, type) ? MARKS[type]?.(mark.object('attrs'), reader) : undefined
}

/** A link mark has its fields flat, `href` in place of url and cached_url, and `uuid` in place of id. */
function linkOf(attributes: Fields): Link {
  const rest = { newWindow: attributes.text('target') === '_blank', anchor: attributes.text('anchor') }
  const href = attributes.text('href') ?? ''
  switch (attributes.text('linktype')) {
    case 'story':
      return { ...rest, linktype: 'story', story: linkedStoryFrom(attributes.object('story')) }
    case 'email':
      return { ...rest, linktype: 'email', email: href.replace(/^mailto:/i, '') }
    case 'asset':
      return { ...rest, linktype: 'asset', url: href }
    default:
      return { ...rest, linktype: 'url', url: href }
  }
}

/** The story that the client added to a link, with its alternates in other folders. */
export function linkedStoryFrom(story: Fields): { fullSlug: string; alternates: string[] } | undefined {
  const fullSlug = story.text('full_slug')
  if (fullSlug === undefined) return undefined
  const alternates = story.list('alternates').map((twin) => fieldsOf(twin).text('full_slug'))
  return { fullSlug, alternates: alternates.filter((slug) => slug !== undefined) }
}

const toneOf = (colour: string | undefined): Mark | null =>
  colour !== undefined && isColour(colour) ? { kind: 'tone', tone: nearestTone(colour) } : null

/** Names become an id or a class: only letters, digits and dashes. */
function named(name: string | undefined, mark: (name: string) => Mark): Mark | null {
  const plain = name?.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '')
  return plain ? mark(plain) : null
}
