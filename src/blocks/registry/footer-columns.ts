import type { PreparedBlock } from '#blocks/prepared-block.ts'
import type { FooterColumn } from '#domain/navigation/shell.ts'

/** A story that was prepared once gives the same columns for all pages, so that their markup is cached, too. */
const read = new WeakMap<readonly PreparedBlock[], FooterColumn[]>()

/** The columns of links among blocks. A link to an unpublished story is left out. */
export function footerColumnsIn(body: readonly PreparedBlock[]): FooterColumn[] {
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
