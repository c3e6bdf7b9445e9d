import { z } from 'zod'
import { foundBranch } from '#contract/shop-api/branch.ts'
import { MAX_INT32 } from '#contract/shop-api/listing-query.ts'
import { page } from '#contract/shop-api/page.ts'
import { BRANCH_SERVICES } from '#domain/branch/branch.ts'
import type { Call } from './call.ts'

const degrees = (most: number) => z.number().min(-most).max(most)

/** The branch finder, for scripts. */
export const BRANCHES = {
  findBranches: {
    input: z.object({
      near: z.object({ lat: degrees(90), lon: degrees(180) }).exactOptional(),
      /** A town, a postcode, or what the shop's geocoder knows. */
      term: z.string().trim().min(1).max(100).exactOptional(),
      services: z.array(z.enum(BRANCH_SERVICES)).max(BRANCH_SERVICES.length).default([]),
      /** Those that have a piece of it. */
      variantId: z.int().positive().max(MAX_INT32).exactOptional(),
      page: z.int().min(1).max(1000).default(1),
    }),
    output: page(
      foundBranch
        .pick({
          id: true,
          name: true,
          street: true,
          zip: true,
          city: true,
          latitude: true,
          longitude: true,
          phone: true,
          services: true,
          stock: true,
        })
        .extend({
          /** From the place that was searched; null: none was. */
          kilometres: z.number().nullable(),
          /** Its page. */
          href: z.string(),
        }),
    ),
  },
} as const satisfies Record<string, Call>
