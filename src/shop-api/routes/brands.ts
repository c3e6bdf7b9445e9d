import { Hono } from 'hono'
import { ids, list } from '#contract/shop-api/listing-query.ts'
import type { Brand } from '#shop-api/catalogue/dictionary.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'
import type { HonoEnv } from './hono-env.ts'
import { paginate } from './paginate.ts'
import { readValue } from './read-query.ts'
import { notFound } from './http-error.ts'

export const brandRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/brands', (context) => {
      const { snapshot, query } = context.var.scope
      const wantedIds = query.has('ids') ? readValue(query.get('ids') ?? '', ids, 'ids') : null
      const slugs = query.has('slugs') ? readValue(query.get('slugs') ?? '', list, 'slugs') : null
      const brands = snapshot.dictionary.brands.filter(
        ({ id, slug }) => (wantedIds?.includes(id) ?? true) && (slugs?.includes(slug) ?? true),
      )
      return context.json(paginate(brands.map(brandOf), query))
    })
    .get('/v1/brands/:id', (context) => {
      const idOrSlug = context.req.param('id')
      const brand = context.var.scope.snapshot.dictionary.brands.find(({ id, slug }) =>
        /^\d+$/.test(idOrSlug) ? id === Number(idOrSlug) : slug === idOrSlug,
      )
      if (!brand) throw notFound('Brand')
      return context.json(brandOf(brand))
    })

const brandOf = (brand: Brand) => ({
  ...brand,
  group: '',
  createdAt: rfc3339(brand.createdAt),
  updatedAt: rfc3339(brand.updatedAt),
})
