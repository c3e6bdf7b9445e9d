import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import { badRequest } from './refusal.ts'

/** The shop that a request names: by id in query or header, or by shop key, country and locale. */
export function shopOf(query: URLSearchParams, headers: Headers, shops: Map<number, Shop>): Shop {
  const named = query.get('shopId') ?? headers.get('x-shop-id')
  if (named === null) return shopByLocale(query, shops)
  const shop = /^\d{1,10}$/.test(named) ? shops.get(Number(named)) : undefined
  if (!shop) throw badRequest(`shopId: there is no shop ${named.slice(0, 20)}`)
  return shop
}

function shopByLocale(query: URLSearchParams, shops: Map<number, Shop>): Shop {
  const country = query.get('countryCode')
  const locale = query.get('locale')?.replace('_', '-')
  if (country === null || locale === undefined) throw badRequest('shopId: is missing')
  const shop = [...shops.values()].find(
    (each) => each.country === country.toUpperCase() && each.configuration.locale === locale,
  )
  if (!shop)
    throw badRequest(`locale: there is no shop for ${country.slice(0, 20)} in ${locale.slice(0, 20)}`)
  return shop
}
