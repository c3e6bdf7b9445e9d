import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { EyeSide } from './eye-field.ts'

/**
 * How a slip counts the axis: TABO for both eyes from the right of who looks at the face, INT (Italy) for each eye from the nose. The shop
 * holds axes after TABO.
 */
export const AXIS_SCHEMES = ['tabo', 'int'] as const

/** Whether slips there may have either: those of Italy, which customers of the Swiss shop in Italian have as well. */
export const hasTwoAxisSchemes = (shop: { country: ShopCountry; language: string }): boolean =>
  shop.country === 'IT' || shop.language === 'it'

/** The same axis in the other scheme, in degrees from 0 to 180: those of the right eye are alike. */
export const inOtherScheme = (axis: number, side: EyeSide): number => (side === 'left' ? 180 - axis : axis)
