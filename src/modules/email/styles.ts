import type { CSSProperties } from 'react'

/** Mail programs support neither style sheets nor design tokens. */
export const STYLES = {
  body: {
    margin: 0,
    padding: '32px 20px',
    background: '#ffffff',
    color: '#0b1b2b',
    font: '16px/24px Arial, sans-serif',
  },
  sheet: { maxWidth: 560, margin: '0 auto' },
  head: { borderCollapse: 'collapse', margin: '0 0 24px' },
  logo: { padding: '0 12px 0 0', verticalAlign: 'middle' },
  shop: { padding: 0, verticalAlign: 'middle', fontSize: 20, fontWeight: 'bold' },
  picture: { display: 'block', border: 0 },
  goods: { width: 64, padding: '8px 12px 8px 0', borderTop: '1px solid #dde3e8', verticalAlign: 'top' },
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
    // Account numbers have no place to break, and phones are narrow.
    wordBreak: 'break-word',
  },
  unbroken: { whiteSpace: 'nowrap' },
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
