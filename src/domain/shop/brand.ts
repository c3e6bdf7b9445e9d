const BRANDS = { veduta: 'Veduta', halo: 'Halo' } as const
export type Brand = keyof typeof BRANDS

/** The brand in a setting, else the default. Spec §1. */
export const brandOf = (setting: string | undefined): Brand => (setting === 'halo' ? 'halo' : 'veduta')

/** The name of a brand, without the addition that some countries use. */
export const brandName = (brand: Brand): string => BRANDS[brand]

/** The path of the picture that stands for a brand elsewhere: in search engines, and where a page without a picture is shared. */
export const brandPicture = (brand: Brand): string => `/brand/${brand}.png`

/** Edges of the square icons of a brand, in pixels. */
export const ICON_EDGES = [192, 512] as const

/** The path of a brand's sign as a square picture, which the build draws. */
export const brandIcon = (brand: Brand, edge: (typeof ICON_EDGES)[number] = 192): string =>
  `/brand/${brand}-${edge}.png`
