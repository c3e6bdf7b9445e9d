import type { Answers, Mistake } from '#domain/checkout/answers.ts'
import type { PaymentChoice } from '#domain/checkout/choice.ts'
import type { ShopCountry } from '#domain/checkout/shop-country.ts'
import { moneyOf } from '#islands/basket/shop.ts'
import { mistakeText } from './mistake-text.ts'
import { Option } from './Option.tsx'
import type { Say } from './say.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './Choices.module.css'

type Props = {
  payments: readonly PaymentChoice[]
  country: ShopCountry
  answers: Answers
  mistakes: readonly Mistake[]
  shop: CheckoutShop
  t: Say
}

/** How it is paid. Numbers of cards are asked by whoever takes the money, never here. */
export function PaymentStep({ payments, country, answers, mistakes, shop, t }: Props) {
  const wrong = mistakes.find(({ name }) => name === 'payment')
  return (
    <fieldset
      className={styles['choices']}
      id="payment"
      aria-describedby={wrong ? 'payment-fault' : undefined}
    >
      <legend className="unseen">{t('checkout.step.payment')}</legend>
      {wrong && (
        <p id="payment-fault" className="bad">
          {mistakeText(wrong, t, country)}
        </p>
      )}
      <ul>
        {payments.map(({ method: { key, fee }, obstacle }) => (
          <Option
            key={key}
            name="payment"
            value={key}
            isChosen={answers.payment === key}
            label={t(`checkout.pay.${key}`)}
            line={obstacle ? t(`checkout.obstacle.${obstacle}`) : t(`checkout.pay.${key}.line`)}
            isPossible={obstacle === null}
            price={fee === 0 ? '' : `+ ${moneyOf(shop)(fee)}`}
          />
        ))}
      </ul>
    </fieldset>
  )
}
