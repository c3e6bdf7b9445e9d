import type { BasketItem } from '#domain/basket/basket.ts'
import { type GiftHint, giftHints, type GiftOffer } from '#domain/basket/gift-hint.ts'
import { giftItem } from '#domain/basket/gift-item.ts'
import { minor } from '#domain/money/price.ts'
import { basket as store } from '#islands/stores/basket.ts'
import type { TranslatePage } from './translate.ts'
import { ProductImage } from './ProductImage.tsx'
import { moneyFormatter, type Shop } from './shop.ts'
import styles from './Gifts.module.css'

type Props = { items: readonly BasketItem[]; gifts: readonly GiftOffer[]; shop: Shop; t: TranslatePage }

/** Gifts that are not in the basket: what is still missing for them, or that they can be taken. */
export function Gifts({ items, gifts, shop, t }: Props) {
  const money = moneyFormatter(shop)
  const missing = ({ quantity: count, orderValue }: GiftHint['remaining'], name: string) => {
    const amount = money(minor(orderValue))
    if (count === 0) return t('basket.gift.value', { name, amount })
    return orderValue > 0
      ? t('basket.gift.both', { name, count, amount })
      : t('basket.gift.quantity', { name, count })
  }
  const hints = giftHints(
    items,
    gifts.map(({ promotion }) => promotion),
  )
  return hints.map(({ promotion, remaining, isEarned }) => {
    const offer = gifts.find((each) => each.promotion.id === promotion.id)
    if (!offer) return null
    const { name, variantId, image } = offer
    return (
      <form key={promotion.id} method="post" action={shop.basketHref} className={`note ${styles['gift']}`}>
        <ProductImage image={image} width={120} />
        <p>{isEarned ? t('basket.gift.earned', { name }) : missing(remaining, name)}</p>
        {isEarned && (
          <button
            className="button outline"
            name="gift"
            value={`${variantId} ${promotion.id}`}
            onClick={(event) => {
              event.preventDefault()
              void store.add(giftItem(promotion.id, variantId))
            }}
          >
            {t('basket.gift.take')}
          </button>
        )}
      </form>
    )
  })
}
