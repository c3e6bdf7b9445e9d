/** The pattern of a frame's colour. */
export type Pattern = 'plain' | 'havana' | 'horn' | 'fade' | 'marble' | 'metal'

export type Material = {
  pattern: Pattern
  /** Colours of the pattern, the main one first: spots of a havana, streaks of a horn, bottom and top of a gradient. */
  colours: readonly [string, ...string[]]
  /** The colours of a swatch; the second fills its lower right half. */
  swatch: readonly [string, string?]
  /** 0 opaque to 1 clear. */
  clear?: number
  /** 0 polished to 1 matt. */
  roughness?: number
}

const METAL = { pattern: 'metal' } as const
const PLAIN = { pattern: 'plain' } as const

/** Every material in which a frame can be drawn. The seed's colours, the swatches and the renderer use these names. */
export const MATERIALS = {
  black: { ...PLAIN, colours: ['#0d0f12'], swatch: ['#15171b'] },
  'matt-black': { ...PLAIN, colours: ['#16181b'], swatch: ['#26292d'], roughness: 1 },
  graphite: { ...PLAIN, colours: ['#3a3f45'], swatch: ['#3a3f45'], roughness: 0.6 },
  white: { ...PLAIN, colours: ['#f1f0ec'], swatch: ['#f4f3ef'] },
  cream: { ...PLAIN, colours: ['#e9dfcb'], swatch: ['#e9dfcb'] },
  sand: { ...PLAIN, colours: ['#cdb597'], swatch: ['#cdb597'] },
  terracotta: { ...PLAIN, colours: ['#a6502f'], swatch: ['#a6502f'] },
  coral: { ...PLAIN, colours: ['#c8452f'], swatch: ['#c8452f'] },
  red: { ...PLAIN, colours: ['#9e1b23'], swatch: ['#9e1b23'] },
  bordeaux: { ...PLAIN, colours: ['#5a0f1e'], swatch: ['#5a0f1e'] },
  plum: { ...PLAIN, colours: ['#43204a'], swatch: ['#43204a'] },
  navy: { ...PLAIN, colours: ['#12294d'], swatch: ['#12294d'] },
  blue: { ...PLAIN, colours: ['#0f3f78'], swatch: ['#0f3f78'] },
  'matt-blue': { ...PLAIN, colours: ['#2c4a66'], swatch: ['#2c4a66'], roughness: 1 },
  petrol: { ...PLAIN, colours: ['#0f4650'], swatch: ['#0f4650'] },
  bottle: { ...PLAIN, colours: ['#123a2b'], swatch: ['#123a2b'] },
  olive: { ...PLAIN, colours: ['#6f7046'], swatch: ['#6f7046'], clear: 0.12 },
  sage: { ...PLAIN, colours: ['#a9bfab'], swatch: ['#a9bfab'] },
  mustard: { ...PLAIN, colours: ['#c98a1f'], swatch: ['#c98a1f'] },
  crystal: { ...PLAIN, colours: ['#dfe6ea'], swatch: ['#e4eaee', '#f7fafb'], clear: 0.72 },
  smoke: { ...PLAIN, colours: ['#8d949b'], swatch: ['#8d949b', '#b9bec3'], clear: 0.45 },
  champagne: { ...PLAIN, colours: ['#e6c9a8'], swatch: ['#e0c4a2', '#f0deca'], clear: 0.42 },
  rose: { ...PLAIN, colours: ['#d99a94'], swatch: ['#d99a94', '#ecc4bf'], clear: 0.3 },
  lilac: { ...PLAIN, colours: ['#9b8fc0'], swatch: ['#9b8fc0', '#c2badc'], clear: 0.3 },
  'ice-blue': { ...PLAIN, colours: ['#a9c6dc'], swatch: ['#a9c6dc', '#d3e3ee'], clear: 0.5 },
  'light-green': { ...PLAIN, colours: ['#a8c9a9'], swatch: ['#a8c9a9', '#d0e3d0'], clear: 0.4 },
  havana: { pattern: 'havana', colours: ['#a8611f', '#5a2a0e', '#1d0d06'], swatch: ['#8c4d1a', '#2a140a'] },
  'dark-havana': {
    pattern: 'havana',
    colours: ['#6b3714', '#3a1b0b', '#130805'],
    swatch: ['#54290f', '#180b06'],
  },
  honey: {
    pattern: 'havana',
    colours: ['#d79a46', '#a85f1f', '#5b2c0d'],
    swatch: ['#d09442', '#6d3812'],
  },
  'grey-havana': {
    pattern: 'havana',
    colours: ['#8f949b', '#4c5056', '#1c1e21'],
    swatch: ['#8f949b', '#2b2d31'],
  },
  'night-havana': {
    pattern: 'havana',
    colours: ['#1d3d66', '#0d1f3a', '#060c18'],
    swatch: ['#1d3d66', '#0a1730'],
  },
  'green-havana': {
    pattern: 'havana',
    colours: ['#4c6b3c', '#27391f', '#0e140b'],
    swatch: ['#4c6b3c', '#172111'],
  },
  'rose-havana': {
    pattern: 'havana',
    colours: ['#d6938b', '#9c4f4c', '#4a1d20'],
    swatch: ['#d6938b', '#6a2e2f'],
  },
  horn: { pattern: 'horn', colours: ['#c9a878', '#6d4a2a', '#2e1c10'], swatch: ['#bd9a69', '#4c321d'] },
  'grey-horn': {
    pattern: 'horn',
    colours: ['#b9b4ab', '#77716a', '#3b3733'],
    swatch: ['#b0aaa1', '#514c47'],
  },
  'dark-horn': {
    pattern: 'horn',
    colours: ['#7a5433', '#3f2817', '#1a100a'],
    swatch: ['#6c492b', '#22150c'],
  },
  marble: { pattern: 'marble', colours: ['#e8e3da', '#8d8478'], swatch: ['#e8e3da', '#a79e92'] },
  'ink-marble': { pattern: 'marble', colours: ['#1b2634', '#7f93a8'], swatch: ['#1b2634', '#5a6c80'] },
  'black-fade': { pattern: 'fade', colours: ['#14171b', '#c8b49c'], swatch: ['#14171b', '#c8b49c'] },
  'blue-fade': { pattern: 'fade', colours: ['#12305a', '#9fc0e2'], swatch: ['#12305a', '#9fc0e2'] },
  'brown-fade': { pattern: 'fade', colours: ['#4a2412', '#e0bd92'], swatch: ['#4a2412', '#e0bd92'] },
  'plum-fade': { pattern: 'fade', colours: ['#4b1d3c', '#dba9bd'], swatch: ['#4b1d3c', '#dba9bd'] },
  gold: { ...METAL, colours: ['#e2b868'], swatch: ['#e2b868', '#b98d3c'], roughness: 0.1 },
  'rose-gold': { ...METAL, colours: ['#dfa58a'], swatch: ['#dfa58a', '#b97d63'], roughness: 0.1 },
  silver: { ...METAL, colours: ['#d3d7da'], swatch: ['#d8dbde', '#a4a9ae'], roughness: 0.1 },
  gunmetal: { ...METAL, colours: ['#6b7076'], swatch: ['#7a7f85', '#4a4e53'], roughness: 0.2 },
  'black-metal': { ...METAL, colours: ['#22262b'], swatch: ['#2a2e33', '#121417'], roughness: 0.25 },
  bronze: { ...METAL, colours: ['#9a6f45'], swatch: ['#9a6f45', '#6e4c2c'], roughness: 0.2 },
  'blue-metal': { ...METAL, colours: ['#34587f'], swatch: ['#34587f', '#20395a'], roughness: 0.2 },
  'green-metal': { ...METAL, colours: ['#3d5a4a'], swatch: ['#3d5a4a', '#26392f'], roughness: 0.2 },
  'red-metal': { ...METAL, colours: ['#7d2a30'], swatch: ['#7d2a30', '#54171c'], roughness: 0.2 },
  titanium: { ...METAL, colours: ['#a39e97'], swatch: ['#a8a39c', '#77726c'], roughness: 0.45 },
} as const satisfies Record<string, Material>

export type MaterialName = keyof typeof MATERIALS
