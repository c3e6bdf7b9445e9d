import { type Context, Hono } from 'hono'
import {
  addItemRequest,
  basketOptions,
  promotionCodeRequest,
  promotionsRequest,
  updateItemRequest,
} from '#contract/shop-api/basket-request.ts'
import { mergeRequest } from '#contract/shop-api/merge-request.ts'
import { addItem } from '#shop-api/basket/add-item.ts'
import { basketOf } from '#shop-api/basket/basket-of.ts'
import type { Outcome } from '#shop-api/basket/change.ts'
import { choosePromotions } from '#shop-api/basket/choose-promotions.ts'
import { readLines } from '#shop-api/basket/lines.ts'
import { removeItem } from '#shop-api/basket/remove-item.ts'
import { updateItem } from '#shop-api/basket/update-item.ts'
import { merge } from '#shop-api/visitor/merge.ts'
import { openedBy } from '#shop-api/promotion/running.ts'
import type { Env } from './env.ts'
import { readKey } from './path-key.ts'
import { readBody } from './read-body.ts'
import { readQuery, readWith } from './read-query.ts'

const BASKET = '/v1/baskets/:key'
const ITEM = `${BASKET}/items/:itemKey`

export const basketRoutes = () =>
  new Hono<Env>()
    .get(BASKET, async (context) => {
      const key = readKey(context.req.param('key'))
      return answer(context, key, await present(context, key))
    })
    .post(`${BASKET}/items`, async (context) => {
      const key = readKey(context.req.param('key'))
      const item = await readBody(context.req.raw, addItemRequest, 400)
      return answer(context, key, await addItem(context.var.scope, key, item))
    })
    .patch(ITEM, async (context) => {
      const { scope } = context.var
      const key = readKey(context.req.param('key'))
      const itemKey = readKey(context.req.param('itemKey'))
      const update = await readBody(context.req.raw, updateItemRequest, 400)
      const opened = update.promotionCode === undefined ? [] : openedBy(scope, update.promotionCode)
      return answer(context, key, await updateItem(scope, key, itemKey, update, opened))
    })
    .delete(ITEM, async (context) => {
      const key = readKey(context.req.param('key'))
      const itemKey = readKey(context.req.param('itemKey'))
      return answer(context, key, await removeItem(context.var.scope, key, itemKey))
    })
    .put(`${BASKET}/promotions`, async (context) => {
      const key = readKey(context.req.param('key'))
      const chosen = await readBody(context.req.raw, promotionsRequest, 400)
      return answer(context, key, await choosePromotions(context.var.scope, key, chosen))
    })
    .post(`${BASKET}/promotion-code`, async (context) => {
      const key = readKey(context.req.param('key'))
      const { promotionCode } = await readBody(context.req.raw, promotionCodeRequest, 400)
      return answer(context, key, await present(context, key), promotionCode)
    })
    // None of the contract: with a Shop API elsewhere the shop does it line by line.
    .post('/v1/baskets/merge', async (context) => {
      await merge(context.var.scope, await readBody(context.req.raw, mergeRequest, 400))
      return context.body(null, 204)
    })

async function present({ var: { scope } }: Context<Env>, key: string): Promise<Outcome> {
  return { status: 200, lines: await readLines(scope.db, { shopId: scope.shop.id, key }, scope.now) }
}

/** What is said beside the basket where clients take the answer for an error. */
const ERRORS: Partial<Record<Outcome['status'], string>> = {
  404: 'Basket item not found',
  424: 'The shop has no data of the variant',
}

/** The whole basket, whatever became of the change. With a code it says which promotions that code opens. */
async function answer(context: Context<Env>, key: string, { status, lines }: Outcome, code?: string) {
  const { scope } = context.var
  const options = readQuery(scope.query, basketOptions)
  const basket = await basketOf(scope, key, lines, { ...options, wanted: readWith(scope.query), code })
  const message = ERRORS[status]
  return context.json(message === undefined ? basket : { ...basket, code: status, message }, status)
}
