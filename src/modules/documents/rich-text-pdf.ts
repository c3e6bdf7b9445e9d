import type { Content } from 'pdfmake'
import type { Mark, Node } from '#domain/content/rich-text/node.ts'

const SIZES = { 2: 13, 3: 11, 4: 10, 5: 10, 6: 10 } as const

/** Rich text for a PDF. Content that only a screen can show is left out. */
export const richTextToPdf = (nodes: readonly Node[]): Content[] => nodes.flatMap(blockOf)

function blockOf(node: Node): Content[] {
  switch (node.kind) {
    case 'heading':
      return [{ text: inline(node.content), bold: true, fontSize: SIZES[node.level], margin: [0, 12, 0, 4] }]
    case 'paragraph':
      return [{ text: inline(node.content), margin: [0, 0, 0, 8] }]
    case 'bullets':
      return [{ ul: node.content.map(item), margin: [0, 0, 0, 8] }]
    case 'numbers':
      return [{ ol: node.content.map(item), start: node.start, margin: [0, 0, 0, 8] }]
    case 'blockquote':
      return [{ stack: richTextToPdf(node.content), margin: [16, 0, 0, 0] }]
    case 'table':
      return [{ table: { body: rowsOf(node.content) }, margin: [0, 0, 0, 8] }]
    case 'code':
      return [{ text: node.text }]
    default:
      return []
  }
}

const item = (node: Node): Content => ({ stack: 'content' in node ? richTextToPdf(node.content) : [] })

/** Shorter rows are filled with empty cells, which the PDF library requires. */
function rowsOf(nodes: readonly Node[]): Content[][] {
  const rows = nodes.flatMap((row) =>
    row.kind === 'row' ? [row.content.flatMap((cell) => ('content' in cell ? [item(cell)] : []))] : [],
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, (): Content => '')])
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
