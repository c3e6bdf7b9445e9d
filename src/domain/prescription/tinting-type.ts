/** Spec §9 "Tinting types". */
export const TINTING_TYPES = [
  'clear',
  'blue light filter',
  'tinted',
  'sunglasses',
  'polarized',
  'transition',
  'gradient',
  'mirror',
] as const
export type TintingType = (typeof TINTING_TYPES)[number]
