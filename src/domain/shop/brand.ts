const BRANDS = { veduta: 'Veduta', halo: 'Halo' } as const
export type Brand = keyof typeof BRANDS

/** The brand of a setting, else the default. Spec §1. */
export const brandOf = (setting: string | undefined): Brand => (setting === 'halo' ? 'halo' : 'veduta')

/** What a brand is called, without the trade that some countries put beside it. */
export const brandName = (brand: Brand): string => BRANDS[brand]
