import { labelled } from '#domain/text/labelled.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'
import { createElement as h, type CSSProperties, type ReactElement } from 'react'
import { render } from '@react-email/render'
import { logoAddress, type Sender } from './sender.ts'
import { STYLES } from './styles.ts'

/** The parts of an email, from top to bottom. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  /** What stands at the left, and what at the right of it; a line of its own in the text. */
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  /** As rows, each with the full address of its picture where there is one. */
  | { kind: 'goods'; lines: readonly EmailLine[] }
  /** Figures below headings; the first column names the row. In the text each row is a line: "R: SPH −2,25, CYL −0,50". */
  | {
      kind: 'table'
      headings: readonly string[]
      rows: readonly (readonly [name: string, ...cells: string[]])[]
    }
  | { kind: 'button'; label: string; link: string }
  /** As a button, without its weight. */
  | { kind: 'link'; label: string; link: string }
  /** What is one thing to the reader, with its price; in the text a paragraph. */
  | { kind: 'box'; name: string; sum: string; picture?: EmailPicture | null; blocks: readonly EmailBlock[] }

/** A picture by its full address, and what it shows. */
export type EmailPicture = { address: string; alt: string }
export type EmailLine = { name: string; sum: string; picture: EmailPicture | null }

type Page = { sender: Sender; variant: VariantCode; blocks: readonly EmailBlock[] }

/**
 * Both versions of an email: the text contains everything that the HTML contains, whose pictures only accompany words.
 * No scripts, and nothing but pictures from elsewhere.
 */
export async function renderEmail(page: Page): Promise<{ html: string; text: string }> {
  return { html: await render(htmlOf(page)), text: textOf(page) }
}

function textOf({ blocks, sender, variant }: Page): string {
  const { intl } = VARIANTS[variant]
  const parts = [...blocks.map((block) => textOfBlock(block, intl)), sender.name]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function textOfBlock(block: EmailBlock, intl: string): string {
  switch (block.kind) {
    case 'rows':
      return block.rows.map(([label, value]) => labelled(label, value, intl)).join('\n')
    case 'goods':
      return block.lines.map(({ name, sum }) => labelled(name, sum, intl)).join('\n')
    case 'table':
      return block.rows
        .map(([name, ...cells]) =>
          labelled(name, cells.map((cell, at) => `${block.headings[at]} ${cell}`).join(', '), intl),
        )
        .join('\n')
    case 'button':
    case 'link':
      return `${labelled(block.label, '', intl).trimEnd()}\n${block.link}`
    case 'box':
      return [
        labelled(block.name, block.sum, intl),
        ...block.blocks.map((each) => textOfBlock(each, intl)),
      ].join('\n')
    default:
      return block.text
  }
}

function htmlOf({ sender, variant, blocks }: Page): ReactElement {
  const { name } = sender
  return h(
    'html',
    { lang: VARIANTS[variant].intl },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      // Mail programs that know it leave the colours as they are in the dark; others invert all of them.
      h('meta', { name: 'color-scheme', content: 'light only' }),
      h('title', null, name),
    ),
    h(
      'body',
      { style: STYLES.body },
      h(
        'div',
        { style: STYLES.sheet },
        tableOf(
          STYLES.head,
          h('td', { style: STYLES.logo }, pictureOf({ address: logoAddress(sender, variant), alt: '' }, 40)),
          h('td', { style: STYLES.shop }, name),
        ),
        ...blocks.map(elementOf),
      ),
    ),
  )
}

/** A table for the layout, of one row. */
const tableOf = (style: CSSProperties, ...cells: ReactElement[]): ReactElement =>
  h('table', { role: 'presentation', style }, h('tbody', null, h('tr', null, ...cells)))

const pictureOf = ({ address, alt }: EmailPicture, edge: number): ReactElement =>
  h('img', { src: address, alt, width: edge, height: edge, style: STYLES.picture })

function elementOf(block: EmailBlock): ReactElement {
  switch (block.kind) {
    case 'heading':
      return h('h2', { style: STYLES.heading }, block.text)
    case 'rows':
      return h(
        'table',
        { role: 'presentation', style: STYLES.table },
        h('tbody', null, ...block.rows.map(([label, value]) => rowOf(label, value))),
      )
    case 'goods':
      return h(
        'table',
        { role: 'presentation', style: STYLES.table },
        h('tbody', null, ...block.lines.map(lineOf)),
      )
    case 'table':
      return h(
        'table',
        { style: STYLES.figures },
        h('thead', null, h('tr', null, ...['', ...block.headings].map(headingOf))),
        h('tbody', null, ...block.rows.map(figuresOf)),
      )
    case 'button':
      return h('p', { style: STYLES.press }, h('a', { href: block.link, style: STYLES.button }, block.label))
    case 'link':
      return h('p', { style: STYLES.small }, h('a', { href: block.link }, block.label))
    case 'box':
      return tableOf(
        STYLES.box,
        h('td', { style: STYLES.inBox }, boxHeading(block), ...block.blocks.map(elementOf)),
      )
    default:
      return h('p', { style: STYLES[block.kind] }, block.text)
  }
}

/** Name and sum, without the line that parts rows. */
const boxHeading = ({ name, sum, picture }: { name: string; sum: string; picture?: EmailPicture | null }) =>
  tableOf(
    { ...STYLES.table, margin: '0 0 4px', fontWeight: 'bold' },
    ...(picture ? [h('td', { style: { ...STYLES.goods, borderTop: 0 } }, pictureOf(picture, 64))] : []),
    h('td', { style: { ...STYLES.label, borderTop: 0 } }, name),
    h('td', { style: { ...STYLES.value, borderTop: 0 } }, sum),
  )

const lineOf = ({ name, sum, picture }: EmailLine): ReactElement =>
  h(
    'tr',
    null,
    h('td', { style: STYLES.goods }, picture && pictureOf(picture, 64)),
    h('td', { style: STYLES.label }, name),
    h('td', { style: STYLES.value }, sum),
  )

const rowOf = (label: string, value: string): ReactElement =>
  h('tr', null, h('td', { style: STYLES.label }, label), h('td', { style: STYLES.value }, ...unbroken(value)))

/** Hours do not break after their dash. */
const unbroken = (text: string) =>
  text
    .split(/(\d\d:\d\d–\d\d:\d\d)/)
    .map((part, index) => (index % 2 === 0 ? part : h('span', { style: STYLES.unbroken }, part)))

const headingOf = (text: string): ReactElement =>
  text === ''
    ? h('td', { style: STYLES.heading14 })
    : h('th', { scope: 'col', style: STYLES.heading14 }, text)

const figuresOf = ([name, ...cells]: readonly [string, ...string[]]): ReactElement =>
  h(
    'tr',
    null,
    h('th', { scope: 'row', style: STYLES.heading14 }, name),
    ...cells.map((cell) => h('td', { style: STYLES.figure }, cell)),
  )
