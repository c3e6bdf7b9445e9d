import { labelled } from '#domain/text/labelled.ts'
import { createElement as h, type CSSProperties, type ReactElement } from 'react'
import { render } from '@react-email/render'

/** The parts of an email, from top to bottom. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  /** What stands at the left, and what at the right of it; a line of its own in the text. */
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  /** Figures below headings; the first column names the row. In the text each row is a line: "R: SPH −2,25, CYL −0,50". */
  | {
      kind: 'table'
      headings: readonly string[]
      rows: readonly (readonly [name: string, ...cells: string[]])[]
    }
  | { kind: 'button'; label: string; link: string }
  /** What is one thing to the reader, with its price; in the text a paragraph. */
  | { kind: 'box'; name: string; sum: string; blocks: readonly EmailBlock[] }

type Page = { intl: string; shop: string; blocks: readonly EmailBlock[] }

/**
 * Both versions of an email: the text contains everything that the HTML contains. No pictures, no scripts, no
 * external resources.
 */
export async function renderEmail(page: Page): Promise<{ html: string; text: string }> {
  return { html: await render(htmlOf(page)), text: textOf(page) }
}

const textOf = ({ blocks, shop, intl }: Page): string =>
  `${[...blocks.map((block) => textOfBlock(block, intl)), shop].filter((part) => part !== '').join('\n\n')}\n`

function textOfBlock(block: EmailBlock, intl: string): string {
  switch (block.kind) {
    case 'rows':
      return block.rows.map(([label, value]) => labelled(label, value, intl)).join('\n')
    case 'table':
      return block.rows
        .map(([name, ...cells]) =>
          labelled(name, cells.map((cell, at) => `${block.headings[at]} ${cell}`).join(', '), intl),
        )
        .join('\n')
    case 'button':
      return `${block.label}:\n${block.link}`
    case 'box':
      return [
        labelled(block.name, block.sum, intl),
        ...block.blocks.map((each) => textOfBlock(each, intl)),
      ].join('\n')
    default:
      return block.text
  }
}

/** Mail programs support neither style sheets nor design tokens. */
const STYLES = {
  body: {
    margin: 0,
    padding: '32px 20px',
    background: '#ffffff',
    color: '#0b1b2b',
    font: '16px/24px Arial, sans-serif',
  },
  sheet: { maxWidth: 560, margin: '0 auto' },
  shop: { fontSize: 20, fontWeight: 'bold', margin: '0 0 24px' },
  text: { margin: '0 0 16px', whiteSpace: 'pre-line' },
  small: { margin: '0 0 16px', fontSize: 14, lineHeight: '20px', color: '#4a5866', whiteSpace: 'pre-line' },
  heading: { fontSize: 16, fontWeight: 'bold', margin: '32px 0 8px' },
  table: { width: '100%', borderCollapse: 'collapse', margin: '0 0 24px' },
  label: {
    padding: '8px 16px 8px 0',
    borderTop: '1px solid #dde3e8',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
  },
  value: {
    padding: '8px 0',
    borderTop: '1px solid #dde3e8',
    verticalAlign: 'top',
    textAlign: 'right',
    whiteSpace: 'pre-line',
  },
  figures: { borderCollapse: 'collapse', margin: '0 0 24px', fontSize: 14, lineHeight: '20px' },
  heading14: { padding: '2px 12px 2px 0', fontWeight: 'normal', textAlign: 'left', color: '#4a5866' },
  figure: { padding: '2px 12px 2px 0', whiteSpace: 'nowrap' },
  box: { width: '100%', borderCollapse: 'collapse', margin: '0 0 24px' },
  inBox: { padding: '12px 16px 0', border: '1px solid #dde3e8' },
  press: { margin: '32px 0' },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    background: '#0058a9',
    color: '#ffffff',
    fontWeight: 'bold',
    textDecoration: 'none',
    borderRadius: 4,
  },
} as const satisfies Record<string, CSSProperties>

const htmlOf = ({ intl, shop, blocks }: Page): ReactElement =>
  h(
    'html',
    { lang: intl },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('title', null, shop),
    ),
    h(
      'body',
      { style: STYLES.body },
      h('div', { style: STYLES.sheet }, h('p', { style: STYLES.shop }, shop), ...blocks.map(elementOf)),
    ),
  )

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
    case 'table':
      return h(
        'table',
        { style: STYLES.figures },
        h('thead', null, h('tr', null, ...['', ...block.headings].map(headingOf))),
        h('tbody', null, ...block.rows.map(figuresOf)),
      )
    case 'button':
      return h('p', { style: STYLES.press }, h('a', { href: block.link, style: STYLES.button }, block.label))
    case 'box':
      return h(
        'table',
        { role: 'presentation', style: STYLES.box },
        h(
          'tbody',
          null,
          h('tr', null, h('td', { style: STYLES.inBox }, boxHeading(block), ...block.blocks.map(elementOf))),
        ),
      )
    default:
      return h('p', { style: STYLES[block.kind] }, block.text)
  }
}

/** Name and sum, without the line that parts rows. */
const boxHeading = ({ name, sum }: { name: string; sum: string }): ReactElement =>
  h(
    'table',
    { role: 'presentation', style: { ...STYLES.table, margin: '0 0 4px', fontWeight: 'bold' } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { style: { ...STYLES.label, borderTop: 0 } }, name),
        h('td', { style: { ...STYLES.value, borderTop: 0 } }, sum),
      ),
    ),
  )

const rowOf = (label: string, value: string): ReactElement =>
  h('tr', null, h('td', { style: STYLES.label }, label), h('td', { style: STYLES.value }, value))

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
