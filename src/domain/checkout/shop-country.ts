/** The countries that the shops deliver within. */
export const SHOP_COUNTRIES = ['DE', 'AT', 'CH', 'CZ', 'PL', 'IT'] as const
export type ShopCountry = (typeof SHOP_COUNTRIES)[number]
