const BRANDS = { veduta: 'Veduta', halo: 'Halo' } as const
export type Brand = keyof typeof BRANDS

/** The brand in a setting, else the default. Spec §1. */
export const brandOf = (setting: string | undefined): Brand => (setting === 'halo' ? 'halo' : 'veduta')

/** The name of a brand, without the addition that some countries use. */
export const brandName = (brand: Brand): string => BRANDS[brand]
