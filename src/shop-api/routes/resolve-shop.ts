import type { Shop } from '#shop-api/catalogue/dictionary.ts'
import { badRequest } from './http-error.ts'

/** The shop of a request: by id in query or header, or by shop key, country and locale. */
export function resolveShop(query: URLSearchParams, headers: Headers, shops: Map<number, Shop>): Shop {
  const shopId = query.get('shopId') ?? headers.get('x-shop-id')
  if (shopId === null) return shopByLocale(query, shops)
  const shop = /^\d{1,10}$/.test(shopId) ? shops.get(Number(shopId)) : undefined
  if (!shop) throw badRequest(`shopId: there is no shop ${shopId.slice(0, 20)}`)
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
