import type { PreparedBlock } from '#blocks/prepare.ts'
import type { FooterColumn } from './schema.ts'

/** The columns of links among blocks. A link to a story that is not published leads nowhere and is left out. */
export const columnsIn = (body: readonly PreparedBlock[]): FooterColumn[] =>
  body
    .filter(isColumn)
    .map(({ props }) => ({ ...props, links: props.links.filter(({ link }) => link !== null) }))

const isColumn = (block: PreparedBlock): block is PreparedBlock & { props: FooterColumn } =>
  block.component === 'footer_column'
