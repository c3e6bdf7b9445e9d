import type { Content } from 'pdfmake'
import type { Mark, Node } from '#domain/content/rich-text/node.ts'
import { tableRows } from './table-rows.ts'

const SIZES = { 2: 13, 3: 11, 4: 10, 5: 10, 6: 10 } as const

/** What rich text has besides text. */
export type Around = {
  /** Prints blocks between its paragraphs, as they come from the content service. */
  blocksToPdf(body: unknown): Content[]
  /** Called with the name of what only a screen can show. */
  unprinted(name: string): void
}

export const headingToPdf = (text: Content[], level: keyof typeof SIZES): Content => ({
  text,
  bold: true,
  fontSize: SIZES[level],
  margin: [0, 12, 0, 4],
})

/** Rich text for a PDF. */
export const richTextToPdf = (nodes: readonly Node[], around: Around): Content[] =>
  nodes.flatMap((node) => blockOf(node, around))

function blockOf(node: Node, around: Around): Content[] {
  const item = (of: Node): Content => ({ stack: 'content' in of ? richTextToPdf(of.content, around) : [] })
  switch (node.kind) {
    case 'heading':
      return [headingToPdf(inline(node.content), node.level)]
    case 'paragraph':
      return [{ text: inline(node.content), margin: [0, 0, 0, 8] }]
    case 'bullets':
      return [{ ul: node.content.map(item), margin: [0, 0, 0, 8] }]
    case 'numbers':
      return [{ ol: node.content.map(item), start: node.start, margin: [0, 0, 0, 8] }]
    case 'blockquote':
      return [{ stack: richTextToPdf(node.content, around), margin: [16, 0, 0, 0] }]
    case 'table': {
      const body = tableRows(node.content, item)
      // The PDF library fails at a table without cells.
      return body.length === 0 ? [] : [{ table: { body }, margin: [0, 0, 0, 8] }]
    }
    case 'code':
      return [{ text: node.text }]
    case 'blocks':
      return around.blocksToPdf(node.body)
    case 'image':
      around.unprinted(node.kind)
      return []
    default:
      return []
  }
}

function inline(nodes: readonly Node[]): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (node.kind === 'text') return [{ text: node.text, ...lookOf(node.marks) }]
    if (node.kind === 'break') return ['\n']
    return node.kind === 'emoji' ? [node.text] : []
  })
}

/** Only links that work outside the shop stay: full addresses, mailboxes and phone numbers. */
function lookOf(marks: readonly Mark[]): { bold?: boolean; link?: string; decoration?: 'underline' } {
  const link = marks.flatMap((mark) => (mark.kind === 'link' ? [mark.anchor.href] : []))[0]
  return {
    ...(marks.some(({ kind }) => kind === 'bold') && { bold: true }),
    ...(link !== undefined && /^(https|mailto|tel):/.test(link) && { link, decoration: 'underline' }),
  }
}
