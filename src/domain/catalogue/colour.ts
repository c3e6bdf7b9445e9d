/**
 * The attributes in which a shopper looks for a colour of glasses: that of the frame, then that of the lenses. The same colour has the same value in
 * both.
 */
export const COLOURS = ['baseColor', 'baseColorLenses'] as const

/** Attributes that say a colour once more, more finely or of one part alone. */
export const COLOUR_DETAILS: ReadonlySet<string> = new Set([
  'baseColorLenses',
  'frameColor',
  'sunglassesLensColor',
])
