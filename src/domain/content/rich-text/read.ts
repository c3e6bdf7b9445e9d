import { assetAddress, sizeOfAsset } from '#domain/content/asset.ts'
import type { Reader } from '#domain/content/link.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { readMark } from './mark.ts'
import type { Align, Node } from './node.ts'

/** Hears of every node or mark that nobody knows, by its name. */
export type Unknown = (kind: 'node' | 'mark', name: string) => void

type Reading = { reader: Reader; unknown: Unknown }
type Read = (node: Fields, reading: Reading) => Node | null

const IMAGE_WIDTH = 1200

/** How each node is read. Null draws nothing. */
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
    return { kind: 'heading', level: levelOf(node.object('attrs')), id: idOf(textOf(content)), content }
  },
  blockquote: (node, reading) => ({ kind: 'blockquote', content: contentOf(node, reading) }),
  bullet_list: (node, reading) => ({ kind: 'bullets', content: contentOf(node, reading) }),
  ordered_list: (node, reading) => ({
    kind: 'numbers',
    start: node.object('attrs').count('order', 0, 1_000_000) ?? 1,
    content: contentOf(node, reading),
  }),
  list_item: (node, reading) => ({ kind: 'item', content: contentOf(node, reading) }),
  code_block: (node, reading) => ({ kind: 'code', text: textOf(contentOf(node, reading)) }),
  horizontal_rule: () => ({ kind: 'rule' }),
  hard_break: () => ({ kind: 'break' }),
  image: (node) => {
    const attributes = node.object('attrs')
    const filename = attributes.text('src')
    const src = filename && assetAddress(filename, { width: IMAGE_WIDTH })
    if (!filename || !src) return null
    return {
      kind: 'image',
      src,
      alt: attributes.text('alt') ?? '',
      caption: attributes.text('title'),
      size: sizeOfAsset(filename),
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

/** The nodes of a document. A node nobody knows is reported and left out; a mark nobody knows is reported and its text stays. */
export function readRichText(document: unknown, reader: Reader, unknown: Unknown): Node[] {
  return contentOf(fieldsOf(document), { reader, unknown })
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

/** The page itself has the one heading of the first rank. */
const LEVELS = [2, 3, 4, 5, 6] as const
const levelOf = (attributes: Fields) => LEVELS.find((each) => each === attributes.count('level', 2, 6)) ?? 2

/** The words of nodes, without anything else. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text' || node.kind === 'code' || node.kind === 'emoji') return node.text
      return 'content' in node ? textOf(node.content) : ''
    })
    .join('')

/** What a heading is reached by: its words in lower case, without accents. */
const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
