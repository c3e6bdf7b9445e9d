import { and, eq, type SQL, sql } from 'drizzle-orm'
import { branch, branchStock } from '#shop-api/schema/branch.ts'
import { variant } from '#shop-api/schema/product.ts'
import { isOfShop, type OfShop } from './find-branches.ts'

/** Selects the ids of the products of which a branch of the shop's country has a piece. */
export const productsInBranch = (scope: OfShop, id: number): SQL =>
  sql`select distinct ${variant.productId} as id from ${branchStock}
    join ${variant} on ${eq(variant.id, branchStock.variantId)}
    join ${branch} on ${eq(branch.id, branchStock.branchId)}
    where ${and(eq(branchStock.branchId, id), sql`${branchStock.quantity} > 0`, isOfShop(scope))}`
