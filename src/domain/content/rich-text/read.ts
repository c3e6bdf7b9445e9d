import { assetUrl, assetSize } from '#domain/content/asset.ts'
import type { LinkContext } from '#domain/content/link.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { readMark } from './mark.ts'
import type { Align, Node } from './node.ts'
import { isReservedId } from './reserved-ids.ts'

/** Called for every node or mark of an unknown type, with its name. */
export type ReportUnknown = (kind: 'node' | 'mark', name: string) => void

type Reading = { reader: LinkContext; unknown: ReportUnknown; headingIds: Set<string> }
type Read = (node: Fields, reading: Reading) => Node | null

const IMAGE_WIDTH = 1200

/** How each node is read. Null renders nothing. */
const NODES: Record<string, Read> = {
  text: (node, reading) => {
    const text = node.text('text')
    return text === undefined ? null : { kind: 'text', text, marks: marksOf(node, reading) }
  },
  paragraph: (node, reading) => ({
    kind: 'paragraph',
    align: alignOf(node.object('attrs')),
    content: contentOf(node, reading),
  }),
  heading: (node, reading) => {
    const content = contentOf(node, reading)
    const attributes = node.object('attrs')
    const id = distinctId(idOf(plainTextOf(content)), reading.headingIds)
    return { kind: 'heading', level: levelOf(attributes), id, align: alignOf(attributes), content }
  },
  blockquote: (node, reading) => ({ kind: 'blockquote', content: contentOf(node, reading) }),
  bullet_list: (node, reading) => ({ kind: 'bullets', content: contentOf(node, reading) }),
  ordered_list: (node, reading) => ({
    kind: 'numbers',
    start: node.object('attrs').count('order', 0, 1_000_000) ?? 1,
    content: contentOf(node, reading),
  }),
  list_item: (node, reading) => ({ kind: 'item', content: contentOf(node, reading) }),
  code_block: (node, reading) => ({ kind: 'code', text: plainTextOf(contentOf(node, reading)) }),
  horizontal_rule: () => ({ kind: 'rule' }),
  hard_break: () => ({ kind: 'break' }),
  image: (node) => {
    const attributes = node.object('attrs')
    const filename = attributes.text('src')
    const src = filename && assetUrl(filename, { width: IMAGE_WIDTH })
    if (!filename || !src) return null
    return {
      kind: 'image',
      src,
      alt: attributes.text('alt') ?? '',
      caption: attributes.text('title'),
      size: assetSize(filename),
    }
  },
  emoji: (node) => {
    const attributes = node.object('attrs')
    const text = attributes.text('emoji')
    return text ? { kind: 'emoji', text, name: attributes.text('name') ?? '' } : null
  },
  blok: (node) => ({ kind: 'blocks', body: node.object('attrs').raw('body') }),
  table: (node, reading) => ({ kind: 'table', content: contentOf(node, reading) }),
  tableRow: (node, reading) => ({ kind: 'row', content: contentOf(node, reading) }),
  tableCell: (node, reading) => cell('cell', node, reading),
  tableHeader: (node, reading) => cell('header', node, reading),
}

/**
 * The nodes of a document. An unknown node is reported and left out; an unknown mark is reported and its text stays.
 * `headingIds` are those that the page has already; those of the document are added.
 */
export function readRichText(
  document: unknown,
  reader: LinkContext,
  unknown: ReportUnknown,
  headingIds = new Set<string>(),
): Node[] {
  return contentOf(fieldsOf(document), { reader, unknown, headingIds })
}

function contentOf(node: Fields, reading: Reading): Node[] {
  return node.list('content').flatMap((raw) => {
    const child = fieldsOf(raw)
    const type = child.text('type') ?? ''
    const read = Object.hasOwn(NODES, type) ? NODES[type] : undefined
    if (!read) reading.unknown('node', type)
    return read?.(child, reading) ?? []
  })
}

function marksOf(node: Fields, { reader, unknown }: Reading) {
  return node.list('marks').flatMap((raw) => {
    const mark = readMark(raw, reader)
    if (mark === undefined) unknown('mark', fieldsOf(raw).text('type') ?? '')
    return mark ?? []
  })
}

function cell(kind: 'cell' | 'header', node: Fields, reading: Reading): Node {
  const attributes = node.object('attrs')
  const columns = attributes.count('colspan', 1, 100) ?? 1
  return { kind, columns, rows: attributes.count('rowspan', 1, 1000) ?? 1, content: contentOf(node, reading) }
}

const ALIGNS: readonly Align[] = ['left', 'center', 'right', 'justify']
const alignOf = (attributes: Fields) => ALIGNS.find((align) => align === attributes.text('textAlign'))

/** Level 1 is reserved for the heading of the page. */
const LEVELS = [2, 3, 4, 5, 6] as const
const levelOf = (attributes: Fields) => LEVELS.find((each) => each === attributes.count('level', 2, 6)) ?? 2

/** The plain text of nodes. Each block of text ends with a line break, a cell of a table with a space. */
export const plainTextOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text' || node.kind === 'emoji') return node.text
      if (node.kind === 'break') return '\n'
      if (node.kind === 'code') return `${node.text}\n`
      if (!('content' in node)) return ''
      const text = plainTextOf(node.content)
      return node.kind === 'cell' || node.kind === 'header' ? `${text.trim()} ` : `${text}\n`
    })
    .join('')

/** The id of a heading: its text in lower case, without accents. */
const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The id for a heading whose text other headings of the page, or its other parts, may have as well: "pflege", then "pflege-2". None for a heading without words. */
function distinctId(id: string, taken: Set<string>, count = 1): string {
  const each = count === 1 ? id : `${id}-${count}`
  if (taken.has(each) || isReservedId(each)) return distinctId(id, taken, count + 1)
  if (id !== '') taken.add(each)
  return each
}
