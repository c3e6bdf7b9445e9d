import type { BasketItem } from '#domain/basket/basket.ts'
import { isTried, TRY_ON } from '#domain/basket/try-on.ts'
import type { Minor } from '#domain/money/price.ts'
import type { Values } from '#i18n/format-text.ts'
import type { TRY_ON_LINE_TEXTS } from './try-on-texts.ts'

type Props = {
  item: BasketItem
  money(amount: Minor): string
  t(key: (typeof TRY_ON_LINE_TEXTS)[number], values?: Values): string
}

/** That a frame is only tried at home, and what it costs if it stays there; nothing for other items. */
export function TriedFrame({ item, money, t }: Props) {
  if (!isTried(item)) return null
  return (
    <p className="text-14">
      <span className="strong">{t('try-on.line', { days: TRY_ON.days })}</span>
      <br />
      <span className="quiet">{t('try-on.if-kept', { price: money(item.variant.price.withTax) })}</span>
    </p>
  )
}
