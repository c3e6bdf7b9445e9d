import type { Answers, AnswerError } from '#domain/checkout/answers.ts'
import type { PaymentChoice } from '#domain/checkout/method-choices.ts'
import type { Basket } from '#domain/basket/basket.ts'
import { holdText } from './hold-text.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { moneyFormatter } from '#islands/basket/shop.ts'
import { answerErrorText } from './answer-error-text.ts'
import { Option } from '#islands/ui/Option.tsx'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './Choices.module.css'

type Props = {
  basket: Basket
  /** Some of the goods come regularly. */
  isSubscription: boolean
  payments: readonly PaymentChoice[]
  country: ShopCountry
  answers: Answers
  errors: readonly AnswerError[]
  shop: CheckoutShop
  t: TranslateCheckout
}

/** The choice of a payment method. Only the payment provider asks for card numbers, never this page. */
export function PaymentStep({ basket, isSubscription, payments, country, answers, errors, shop, t }: Props) {
  const error = errors.find(({ name }) => name === 'payment')
  return (
    <fieldset
      className={styles['choices']}
      id="payment"
      aria-describedby={error ? 'payment-fault' : undefined}
    >
      <legend className="unseen">{t('checkout.step.payment')}</legend>
      {error && (
        <p id="payment-fault" className="bad">
          {answerErrorText(error, t, country)}
        </p>
      )}
      {isSubscription && <p>{t('checkout.subscription.methods')}</p>}
      <ul>
        {payments.map(({ method: { key, fee }, unavailableReason }) => (
          <Option
            key={key}
            name="payment"
            value={key}
            isChosen={answers.payment === key}
            label={t(`checkout.pay.${key}`)}
            line={
              unavailableReason ? t(`checkout.obstacle.${unavailableReason}`) : t(`checkout.pay.${key}.line`)
            }
            isPossible={unavailableReason === null}
            price={fee === 0 ? '' : `+ ${moneyFormatter(shop)(fee)}`}
          />
        ))}
      </ul>
      <p className="text-14 quiet">{holdText(basket, t)}</p>
    </fieldset>
  )
}
