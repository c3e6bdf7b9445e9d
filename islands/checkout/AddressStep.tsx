import type { Answers, AnswerError } from '#domain/checkout/answers.ts'
import type { CheckoutView } from '#domain/checkout/checkout-view.ts'
import { aroundValue } from '#domain/text/around-value.ts'
import { AddressFields } from './AddressFields.tsx'
import { Confirmation } from './Confirmation.tsx'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './AddressStep.module.css'

type Props = {
  view: Pick<CheckoutView, 'country' | 'customer'>
  answers: Answers
  errors: readonly AnswerError[]
  shop: CheckoutShop
  t: TranslateCheckout
}

/** The delivery address and the billing address. */
export function AddressStep({ view: { country, customer }, answers, errors, shop, t }: Props) {
  const address = { country, answers, errors, shop, t }
  const name = shop.countries.find(({ code }) => code === country)?.name ?? country
  const [before, mailbox, after] = aroundValue(
    t('checkout.contact', { email: customer.email }),
    customer.email,
  )
  return (
    <>
      <p className="quiet">
        {before}
        <span className="mailbox">{mailbox}</span>
        {after}{' '}
        {customer.isGuest && (
          <a className="link" href={shop.signinHref}>
            {t('checkout.contact.other')}
          </a>
        )}
      </p>
      <p className="quiet">{t('checkout.to-country', { country: name })}</p>
      <AddressFields part="delivery" {...address} />
      <Confirmation name="unnumbered" {...{ answers, errors, t }} />
      <Confirmation name="placeConfirmed" {...{ answers, errors, t }} />
      <label className={styles['same']}>
        <input type="checkbox" name="billing" value="same" defaultChecked={answers.billing !== 'other'} />
        {t('checkout.billing.same')}
      </label>
      <fieldset className={styles['billing']}>
        <legend className="text-22">{t('checkout.billing')}</legend>
        <AddressFields part="billing" {...address} />
      </fieldset>
    </>
  )
}
