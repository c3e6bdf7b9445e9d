import type { Branch } from '#domain/branch/branch.ts'
import type { StockClass } from '#domain/branch/branch-stock.ts'
import { newReservationEnd } from '#domain/branch/closed-reservation.ts'
import { distance } from '#domain/branch/distance.ts'
import { openState } from '#domain/branch/open-state.ts'
import { type VisitDay, visitDay } from '#domain/branch/visit-day.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { type BranchGoods, loadBranchGoods } from './branch-goods.ts'
import { hoursFrom } from './branches.ts'

export type ReservationPage = {
  goods: BranchGoods
  /** The chosen branch, with what it has; null: none, or it is gone. */
  branch: (Branch & { stock: StockClass | null }) | null
  /** The last day of a reservation that is made now, as RFC 3339; null: the branch is closed for too long. */
  until: string | null
}

/** A variant in a branch of the shop's country; null where branches do not have it. */
export async function loadReservationPage(
  ctx: Context,
  variant: VariantCode,
  { variantId, branchId }: { variantId: number; branchId: number | null },
): Promise<ReservationPage | null> {
  const [goods, branch] = await Promise.all([
    loadBranchGoods(ctx, variant, variantId),
    branchId === null ? null : ctx.shop(variant).branch(branchId),
  ])
  if (!goods) return null
  if (!branch) return { goods, branch: null, until: null }
  const stock = (await nearestWith(ctx, variant, variantId, branch)).find(({ id }) => id === branch.id)?.stock
  const end = newReservationEnd(branch, ctx.now())
  return { goods, branch: { ...branch, stock: stock ?? null }, until: end && lastDay(new Date(end)) }
}

/** A reservation ends with midnight, which is the day before. */
export const lastDay = (end: Date): string => new Date(end.getTime() - 1).toISOString()

/** Where a variant can be seen, as the page of a product says; null: nowhere. */
export type SeenIn = {
  branch: Branch & { stock?: StockClass }
  isChosen: boolean
  kilometres: number
  visit: VisitDay | null
}

/** In the chosen branch, else in the nearest one that has it. */
export async function seenIn(
  ctx: Context,
  variant: VariantCode,
  variantId: number,
  branchId: number,
): Promise<SeenIn | null> {
  const chosen = await ctx.shop(variant).branch(branchId)
  const near = chosen && (await nearestWith(ctx, variant, variantId, chosen))
  const branch = near?.find(({ id }) => id === chosen?.id) ?? near?.[0]
  if (!chosen || !branch) return null
  const now = ctx.now()
  return {
    branch,
    isChosen: branch.id === chosen.id,
    kilometres: distance(chosen, branch),
    visit: visitDay(openState(hoursFrom(branch, now), branch.timeZone, now)),
  }
}

/** Several branches may have one address. */
const NEAREST = 5

const nearestWith = async (ctx: Context, variant: VariantCode, variantId: number, near: Branch) =>
  (await ctx.shop(variant).findBranches({ near, variantId, perPage: NEAREST }))?.entities ?? []
