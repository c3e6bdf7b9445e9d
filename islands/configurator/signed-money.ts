import { formatMoney } from '#domain/money/format.ts'
import type { Minor } from '#domain/money/price.ts'
import type { TranslateGlass } from './glass-texts.ts'
import type { ConfiguratorShop } from './step-props.ts'

/** A surcharge, or that there is none. */
export const signedMoney = (amount: Minor, shop: ConfiguratorShop, t: TranslateGlass): string =>
  amount === 0 ? t('glass.included') : `${amount > 0 ? '+' : ''}${formatMoney(amount, shop)}`
