import type { PreparedBlock } from '#blocks/prepare.ts'
import type { FooterColumn } from '#domain/navigation/shell.ts'

/** A story that was prepared once makes the same columns for all pages, so that what is made of them is made once, too. */
const read = new WeakMap<readonly PreparedBlock[], FooterColumn[]>()

/** The columns of links among blocks. A link to a story that is not published leads nowhere and is left out. */
export function columnsIn(body: readonly PreparedBlock[]): FooterColumn[] {
  const known = read.get(body)
  if (known) return known
  const columns = body.filter(isColumn).map(({ props: { headline, links }, editable }) => ({
    headline,
    links: links.filter(({ link }) => link !== null),
    _editable: editable,
  }))
  read.set(body, columns)
  return columns
}

const isColumn = (block: PreparedBlock): block is PreparedBlock & { props: FooterColumn } =>
  block.component === 'footer_column'
