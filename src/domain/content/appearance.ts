export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** A colour is written with '#' and three, four, six or eight hexadecimal digits. Spec §5. */
export const isColour = (text: string): boolean => /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)
