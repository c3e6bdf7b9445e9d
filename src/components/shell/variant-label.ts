import type { ShopVariant } from '#i18n/variants.ts'

/**
 * Country and language in the words of that language.
 *
 * @example variantLabel(VARIANTS['fr-ch']) // "Suisse · Français"
 */
export const variantLabel = (shop: ShopVariant): string => `${countryLabel(shop)} · ${languageLabel(shop)}`

export const countryLabel = ({ intl, country }: ShopVariant): string =>
  new Intl.DisplayNames(intl, { type: 'region' }).of(country) ?? country

export function languageLabel({ intl, language }: ShopVariant): string {
  const name = new Intl.DisplayNames(intl, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(intl) + name.slice(1)
}
