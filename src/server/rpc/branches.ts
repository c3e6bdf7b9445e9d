import { BRANCHES } from '#contract/rpc/branches.ts'
import { distance } from '#domain/branch/distance.ts'
import { slugify } from '#domain/catalogue/slug.ts'
import { href } from '#i18n/urls.ts'
import { pathOf } from '#i18n/routes.ts'
import { VARIANTS } from '#i18n/variants.ts'
import { findPlace } from '#server/branches/find-place.ts'
import { type Procedure, procedure } from './procedure.ts'

const PER_PAGE = 50
const NONE = { current: 0, total: 0, perPage: PER_PAGE, page: 1, first: 1, prev: 1, next: 1, last: 1 }

export const branchProcedures = {
  findBranches: procedure(
    BRANCHES.findBranches,
    async ({ ctx, variant, caller }, { near, term, services, variantId, page }) => {
      const shop = ctx.shop(variant)
      const position = near && { latitude: near.lat, longitude: near.lon }
      const place =
        term === undefined || position
          ? null
          : await findPlace(ctx, VARIANTS[variant].country, term, await shop.branchTowns(), {
              address: caller.address,
            })
      const from = position ?? place?.position
      // A place that nobody knows has no branches near.
      const found =
        term !== undefined && !from
          ? null
          : await shop.findBranches({ near: from, services, variantId, page, perPage: PER_PAGE })
      const entities = (found?.entities ?? []).map((branch) => ({
        ...branch,
        kilometres: from ? distance(from, branch) : null,
        href: href(
          ctx.env.domains,
          variant,
          pathOf(variant, 'branch', { city: slugify(branch.city), id: String(branch.id) }) ?? '/',
        ),
      }))
      return { entities, pagination: found?.pagination ?? NONE }
    },
  ),
} satisfies Record<keyof typeof BRANCHES, Procedure>
