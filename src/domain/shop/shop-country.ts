/** The countries to which the shops deliver. */
export const SHOP_COUNTRIES = ['DE', 'AT', 'CH', 'CZ', 'PL', 'IT'] as const
export type ShopCountry = (typeof SHOP_COUNTRIES)[number]
