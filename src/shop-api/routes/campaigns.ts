import { Hono } from 'hono'
import { campaignSorting } from '#contract/shop-api/listing-query.ts'
import type { Campaign, Shop } from '#shop-api/catalogue/dictionary.ts'
import type { Scope } from '#shop-api/catalogue/scope.ts'
import { inLanguage } from '#shop-api/serializers/attributes.ts'
import { rfc3339 } from '#shop-api/serializers/rfc3339.ts'
import type { HonoEnv } from './hono-env.ts'
import { paginate } from './paginate.ts'
import { readId } from './path-id.ts'
import { readQuery } from './read-query.ts'
import { notFound } from './http-error.ts'

export const campaignRoutes = () =>
  new Hono<HonoEnv>()
    .get('/v1/campaigns', (context) => {
      const { scope } = context.var
      const { sort = 'id', sortDir = 'asc' } = readQuery(scope.query, campaignSorting)
      const sorted = ofShop(scope).toSorted((a, b) => ORDER[sort](a) - ORDER[sort](b))
      const campaigns = sortDir === 'asc' ? sorted : sorted.toReversed()
      return context.json(
        paginate(
          campaigns.map((campaign) => campaignOf(campaign, scope.shop)),
          scope.query,
        ),
      )
    })
    .get('/v1/campaigns/:id', (context) => {
      const { scope } = context.var
      const campaignId = readId(context.req.param('id'), 'Campaign')
      const campaign = ofShop(scope).find(({ id }) => id === campaignId)
      if (!campaign) throw notFound('Campaign')
      return context.json(campaignOf(campaign, scope.shop))
    })

const ORDER: Record<'id' | 'reduction' | 'start_at' | 'end_at', (campaign: Campaign) => number> = {
  id: ({ id }) => id,
  reduction: ({ reduction }) => reduction,
  start_at: ({ startsAt }) => Date.parse(startsAt),
  end_at: ({ endsAt }) => Date.parse(endsAt),
}

const ofShop = ({ snapshot, shop }: Scope) =>
  snapshot.dictionary.campaigns.filter(({ shopIds }) => shopIds.includes(shop.id))

/** Sends both spellings of the dates: the older one is deprecated, but the public storefront reads it. */
function campaignOf(campaign: Campaign, { language }: Shop) {
  const { id, key, reduction, colorStyle, color, hideCountdown, valueId } = campaign
  const { badgeLabel = '', ...texts } = inLanguage(campaign.texts, language) ?? {}
  const startsAt = rfc3339(campaign.startsAt)
  const endsAt = rfc3339(campaign.endsAt)
  return {
    id,
    key,
    reduction,
    ...texts,
    startsAt,
    endsAt,
    start_at: startsAt,
    end_at: endsAt,
    colorStyle,
    color,
    hideCountdown,
    product: { attributeId: valueId, badgeLabel },
    customData: inLanguage(campaign.customData, language) ?? {},
  }
}
