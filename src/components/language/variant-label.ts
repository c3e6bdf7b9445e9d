import type { ShopVariant } from '#i18n/variants.ts'

/**
 * Country and language, in that language.
 *
 * @example variantLabel(VARIANTS['fr-ch']) // "Suisse · Français"
 */
export const variantLabel = (shop: ShopVariant): string => `${countryLabel(shop)} · ${languageLabel(shop)}`

export const countryLabel = ({ intl, country }: ShopVariant): string => nameOf(intl, 'region', country)

export function languageLabel({ intl, language }: ShopVariant): string {
  const name = nameOf(intl, 'language', language)
  return name.charAt(0).toLocaleUpperCase(intl) + name.slice(1)
}

/** Every page needs all of them, and creating an `Intl.DisplayNames` takes longer than rendering the list. */
const names = new Map<string, string>()

function nameOf(intl: string, type: 'region' | 'language', code: string): string {
  const key = `${intl} ${type} ${code}`
  const name = names.get(key) ?? new Intl.DisplayNames(intl, { type }).of(code) ?? code
  names.set(key, name)
  return name
}
