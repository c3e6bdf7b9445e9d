import type { Minor } from '#domain/money/price.ts'
import { formatMoney } from '#domain/money/format.ts'
import type { ConfiguratorText } from './configurator-texts.ts'
import type { ConfiguratorShop, StepProps } from './step-props.ts'

type Props = {
  /** What stands before the parts. */
  frame: { name: string; price: Minor }
  parts: readonly { referenceKey: string; name: string; price: Minor }[]
  shop: ConfiguratorShop
  t: StepProps<ConfiguratorText>['t']
}

/** The rows of a list: the frame and its parts, each with its price. What costs nothing is included. */
export function PriceRows({ frame, parts, shop, t }: Props) {
  return [{ referenceKey: '', ...frame }, ...parts].map(({ referenceKey, name, price }) => (
    <div key={referenceKey}>
      <dt>{name}</dt>
      <dd>{price === 0 ? t('prescription.included') : formatMoney(price, shop)}</dd>
    </div>
  ))
}
