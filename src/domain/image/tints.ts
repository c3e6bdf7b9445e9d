export type LensTint = {
  /** Colour at the upper and the lower edge. */
  colours: readonly [string, string]
  /** Absorption from 0 (none) to 1 (all light); at the upper and the lower edge. */
  density: readonly [number, number]
  /** Colour that a mirror coating reflects. */
  mirror?: string
  /** Reflections do not pass it. */
  isPolarized?: boolean
  /** Dark in the sun only: one half of the lens shows each state. */
  isTransition?: boolean
  swatch: readonly [string, string?]
}

/** Every tint in which a lens can be drawn. */
export const LENS_TINTS = {
  clear: { colours: ['#f2f5f7', '#f2f5f7'], density: [0, 0], swatch: ['#f4f7f9', '#ffffff'] },
  'blue-light': {
    colours: ['#f3efdd', '#f3efdd'],
    density: [0.06, 0.06],
    mirror: '#8fa9e8',
    swatch: ['#e6e9f8', '#f8f5e6'],
  },
  photochromic: { colours: ['#7c7f82', '#9a9c9e'], density: [0.42, 0.3], swatch: ['#8b8e91', '#dfe1e3'] },
  green: { colours: ['#26352a', '#3f5142'], density: [0.93, 0.85], swatch: ['#33443a'] },
  brown: { colours: ['#3a2313', '#6d4526'], density: [0.93, 0.72], swatch: ['#553520'] },
  grey: { colours: ['#1e2327', '#2e353b'], density: [0.95, 0.9], swatch: ['#2a3035'] },
  black: { colours: ['#0c0e10', '#15181b'], density: [0.97, 0.96], swatch: ['#121417'] },
  blue: { colours: ['#1d3c63', '#7fb0dc'], density: [0.9, 0.5], swatch: ['#31598a', '#7fb0dc'] },
  pink: { colours: ['#b9636b', '#e9b9b4'], density: [0.7, 0.45], swatch: ['#cf8a8c', '#e9b9b4'] },
  yellow: { colours: ['#d19a2a', '#efd48a'], density: [0.7, 0.6], swatch: ['#ddb04c', '#efd48a'] },
  orange: { colours: ['#b9561c', '#e59a5a'], density: [0.72, 0.6], swatch: ['#cc6f31', '#e59a5a'] },
  violet: { colours: ['#3f2f5c', '#9a86bd'], density: [0.85, 0.55], swatch: ['#5d4b82', '#9a86bd'] },
  'brown-gradient': { colours: ['#3b2212', '#d8b48c'], density: [0.94, 0.3], swatch: ['#4a2d19', '#d8b48c'] },
  'grey-gradient': { colours: ['#23282d', '#c3c9ce'], density: [0.94, 0.25], swatch: ['#2d3338', '#c3c9ce'] },
  'green-gradient': { colours: ['#213026', '#b3c4b4'], density: [0.94, 0.3], swatch: ['#2a3b2f', '#b3c4b4'] },
  'blue-gradient': { colours: ['#152a48', '#b9d2ea'], density: [0.94, 0.25], swatch: ['#1b3558', '#b9d2ea'] },
  'pink-gradient': { colours: ['#7d3f52', '#f0cfcf'], density: [0.85, 0.25], swatch: ['#8f5063', '#f0cfcf'] },
  'blue-mirror': {
    colours: ['#16324f', '#1d4a78'],
    density: [0.95, 0.9],
    mirror: '#7fb4e6',
    swatch: ['#2a669f', '#8cc0ee'],
  },
  'gold-mirror': {
    colours: ['#3b2a14', '#5a3f1c'],
    density: [0.95, 0.9],
    mirror: '#e9bd78',
    swatch: ['#a97b35', '#ecc688'],
  },
  'silver-mirror': {
    colours: ['#20262b', '#343b41'],
    density: [0.95, 0.9],
    mirror: '#dfe5ea',
    swatch: ['#7e868d', '#e2e7eb'],
  },
  'red-mirror': {
    colours: ['#3b1414', '#5c211a'],
    density: [0.95, 0.9],
    mirror: '#ee7d55',
    swatch: ['#b5402a', '#f09a5f'],
  },
  'green-mirror': {
    colours: ['#12301f', '#1d4a33'],
    density: [0.95, 0.9],
    mirror: '#7fd0a2',
    swatch: ['#2a7a52', '#8fdcb0'],
  },
} as const satisfies Record<string, LensTint>

export type LensTintName = keyof typeof LENS_TINTS
