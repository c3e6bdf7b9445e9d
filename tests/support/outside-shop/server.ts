import type { Fetch } from '#clients/http.ts'
import { type Answer, byVariant, CATALOGUE_ROUTES, missing, PRODUCTS, type Route } from './catalogue.ts'
import { anOutsideBasket, type OutsideProduct } from './goods.ts'

type Line = { key: string; product: OutsideProduct; quantity: number }
/**
 * A Shop API that knows the public contract and nothing beyond it: everything else is answered with 404 and
 * remembered.
 */
export function createOutsideShop() {
  const baskets = new Map<string, Line[]>()
  const wishlists = new Map<string, OutsideProduct[]>()
  const beyond: string[] = []

  const basketOf = (key = '', status = 200): Answer => ({
    status,
    body: anOutsideBasket(key, baskets.get(key) ?? []),
  })
  const wishlistOf = (key = '', status = 200): Answer => ({
    status,
    body: {
      key,
      items: (wishlists.get(key) ?? []).map((product) => ({
        key: `wish-${product.id}`,
        productId: product.id,
        variantId: null,
        product,
        customData: {},
      })),
    },
  })

  const routes: Route[] = [
    ...CATALOGUE_ROUTES,
    ['GET', /^\/v1\/baskets\/([^/]+)$/, ({ parts: [key] }) => basketOf(key)],
    [
      'POST',
      /^\/v1\/baskets\/([^/]+)\/items$/,
      ({ parts: [key = ''], body }) => {
        const product = byVariant(body['variantId'])
        if (!product) return basketOf(key, 412)
        const line = { key: `line-${product.id}`, product, quantity: Number(body['quantity']) }
        baskets.set(key, [...(baskets.get(key) ?? []), line])
        return basketOf(key, 201)
      },
    ],
    [
      'PATCH',
      /^\/v1\/baskets\/([^/]+)\/items\/([^/]+)$/,
      ({ parts: [key = '', item], body }) => {
        const lines = baskets.get(key) ?? []
        const quantity = Number(body['quantity'])
        baskets.set(
          key,
          lines.map((line) => (line.key === item ? { ...line, quantity } : line)),
        )
        return basketOf(key)
      },
    ],
    [
      'DELETE',
      /^\/v1\/baskets\/([^/]+)\/items\/([^/]+)$/,
      ({ parts: [key = '', item] }) => {
        baskets.set(
          key,
          (baskets.get(key) ?? []).filter((line) => line.key !== item),
        )
        return basketOf(key)
      },
    ],
    ['GET', /^\/v1\/wishlists\/([^/]+)$/, ({ parts: [key] }) => wishlistOf(key)],
    [
      'POST',
      /^\/v1\/wishlists\/([^/]+)\/items$/,
      ({ parts: [key = ''], body }) => {
        const product = PRODUCTS.find(({ id }) => id === body['productId']) ?? byVariant(body['variantId'])
        if (!product) return wishlistOf(key, 412)
        wishlists.set(key, [...(wishlists.get(key) ?? []), product])
        return wishlistOf(key, 201)
      },
    ],
    [
      'DELETE',
      /^\/v1\/wishlists\/([^/]+)\/items\/([^/]+)$/,
      ({ parts: [key = '', item] }) => {
        wishlists.set(
          key,
          (wishlists.get(key) ?? []).filter(({ id }) => `wish-${id}` !== item),
        )
        return wishlistOf(key)
      },
    ],
  ]

  const fetch: Fetch = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    for (const [method, path, answer] of routes) {
      const found = method === request.method && path.exec(pathname)
      if (!found) continue
      const text = await request.text()
      const body = text === '' ? {} : JSON.parse(text)
      const { status = 200, body: sent } = answer({ query: searchParams, body, parts: found.slice(1) })
      return status === 204 ? new Response(null, { status }) : Response.json(sent, { status })
    }
    beyond.push(`${request.method} ${pathname}`)
    return Response.json(missing.body, { status: 404 })
  }
  return { fetch, beyond }
}
