import { type Context, Hono } from 'hono'
import {
  addGroupRequest,
  addItemOptions,
  addItemRequest,
  basketOptions,
  promotionCodeRequest,
  promotionsRequest,
  updateItemRequest,
} from '#contract/shop-api/basket-request.ts'
import { mergeRequest } from '#contract/shop-api/merge-request.ts'
import { addGroup } from '#shop-api/basket/add-group.ts'
import { addItem } from '#shop-api/basket/add-item.ts'
import { loadBasket } from '#shop-api/basket/load-basket.ts'
import type { ChangeOutcome } from '#shop-api/basket/change-basket.ts'
import { choosePromotions } from '#shop-api/basket/choose-promotions.ts'
import { readLines } from '#shop-api/basket/basket-lines.ts'
import { removeItem } from '#shop-api/basket/remove-item.ts'
import { updateItem } from '#shop-api/basket/update-item.ts'
import { mergeVisitor } from '#shop-api/basket/merge-visitor.ts'
import { promotionsByCode } from '#shop-api/promotion/running-promotions.ts'
import { listRef } from '#shop-api/visitor/list-ref.ts'
import type { HonoEnv } from './hono-env.ts'
import { readKey } from './path-key.ts'
import { readBody } from './read-body.ts'
import { readQuery, readWith } from './read-query.ts'

const BASKET = '/v1/baskets/:key'
const ITEM = `${BASKET}/items/:itemKey`

export const basketRoutes = () =>
  new Hono<HonoEnv>()
    .get(BASKET, async (context) => {
      const key = readKey(context.req.param('key'))
      return respond(context, key, await unchanged(context, key))
    })
    .post(`${BASKET}/items`, async (context) => {
      const key = readKey(context.req.param('key'))
      const item = await readBody(context.req.raw, addItemRequest, 400)
      const { existing } = readQuery(context.var.scope.query, addItemOptions)
      return respond(context, key, await addItem(context.var.scope, key, item, existing))
    })
    .post(`${BASKET}/groups`, async (context) => {
      const key = readKey(context.req.param('key'))
      const group = await readBody(context.req.raw, addGroupRequest, 400)
      return respond(context, key, await addGroup(context.var.scope, key, group))
    })
    .patch(ITEM, async (context) => {
      const { scope } = context.var
      const key = readKey(context.req.param('key'))
      const itemKey = readKey(context.req.param('itemKey'))
      const update = await readBody(context.req.raw, updateItemRequest, 400)
      const opened = update.promotionCode === undefined ? [] : promotionsByCode(scope, update.promotionCode)
      return respond(context, key, await updateItem(scope, key, itemKey, update, opened))
    })
    .delete(ITEM, async (context) => {
      const key = readKey(context.req.param('key'))
      const itemKey = readKey(context.req.param('itemKey'))
      return respond(context, key, await removeItem(context.var.scope, key, itemKey))
    })
    .put(`${BASKET}/promotions`, async (context) => {
      const key = readKey(context.req.param('key'))
      const chosen = await readBody(context.req.raw, promotionsRequest, 400)
      return respond(context, key, await choosePromotions(context.var.scope, key, chosen))
    })
    .post(`${BASKET}/promotion-code`, async (context) => {
      const key = readKey(context.req.param('key'))
      const { promotionCode } = await readBody(context.req.raw, promotionCodeRequest, 400)
      return respond(context, key, await unchanged(context, key), promotionCode)
    })
    // Not in the contract: with an external Shop API the storefront merges line by line.
    .post('/v1/baskets/merge', async (context) => {
      await mergeVisitor(context.var.scope, await readBody(context.req.raw, mergeRequest, 400))
      return context.body(null, 204)
    })

async function unchanged({ var: { scope } }: Context<HonoEnv>, key: string): Promise<ChangeOutcome> {
  return { status: 200, lines: await readLines(scope.db, listRef(scope, key), scope.now) }
}

/** The message beside the basket for statuses that clients treat as errors. */
const ERRORS: Partial<Record<ChangeOutcome['status'], string>> = {
  404: 'Basket item not found',
  424: 'The shop has no data of the variant',
}

/**
 * Responds with the whole basket, whatever the result of the change. With a code it lists the promotions that
 * the code opens.
 */
async function respond(
  context: Context<HonoEnv>,
  key: string,
  { status, lines }: ChangeOutcome,
  code?: string,
) {
  const { scope } = context.var
  const options = readQuery(scope.query, basketOptions)
  const basket = await loadBasket(scope, key, lines, { ...options, fields: readWith(scope.query), code })
  const message = ERRORS[status]
  return context.json(message === undefined ? basket : { ...basket, code: status, message }, status)
}
