import { paymentMethods } from '#domain/checkout/payment-method.ts'
import { TRY_ON } from '#domain/basket/try-on.ts'
import { MAX_HELD_PIECES } from '#domain/order/held-pieces.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import type { CheckoutChange, CheckoutView } from '#domain/checkout/checkout-view.ts'
import { moneyFormatter } from '#islands/basket/shop.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import type { SaveFailure } from './save-failure.ts'
import styles from './Notes.module.css'

type Props = {
  view: Pick<CheckoutView, 'note' | 'changes' | 'country' | 'paymentProvider'>
  /** Whether this is the step that the page was loaded with: only there its note is shown. */
  isFirst: boolean
  saveFailure: SaveFailure | null
  shop: CheckoutShop
  t: TranslateCheckout
}

/** What failed, and what has changed since. */
export function Notes({
  view: { note, changes, country, paymentProvider },
  isFirst,
  saveFailure,
  shop,
  t,
}: Props) {
  return (
    <>
      {saveFailure && (
        <p role="alert" className="note bad-note">
          {t(`checkout.note.${saveFailure}`)}{' '}
          {saveFailure === 'signed-out' && (
            <a className="link" href={shop.signinHref}>
              {t('screens.signin.title')}
            </a>
          )}
        </p>
      )}
      {isFirst && (note || changes.length > 0) && (
        <div role="alert" className={`note bad-note ${styles['note']}`}>
          {note && (
            <p>
              {t(`checkout.note.${note}`, {
                methods: prepaidMethods({ country, paymentProvider }, t),
                pieces: MAX_HELD_PIECES,
                times: TRY_ON.aYear,
              })}
            </p>
          )}
          {changes.length > 0 && (
            <ul>
              {changes.map((change) => (
                <li key={JSON.stringify(change)}>
                  {changeText(change, shop, t)}
                  {change.kind === 'removed' && change.path !== undefined && (
                    <>
                      {' '}
                      <a className="link" href={shop.base + change.path}>
                        {t('basket.notice.other-lenses')}
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  )
}

/** What can be paid at once, by name. */
const prepaidMethods = (
  { country, paymentProvider }: Pick<CheckoutView, 'country' | 'paymentProvider'>,
  t: TranslateCheckout,
): string =>
  paymentMethods(country, paymentProvider)
    .filter(({ key }) => !isPaidLater(key))
    .map(({ key }) => t(`checkout.pay.${key}`))
    .join(', ')

function changeText(change: CheckoutChange, shop: CheckoutShop, t: TranslateCheckout): string {
  const money = moneyFormatter(shop)
  switch (change.kind) {
    case 'price':
      return t('checkout.changed.price', {
        name: change.name,
        was: money(change.was),
        now: money(change.now),
      })
    case 'total':
      return t('checkout.changed.total', { was: money(change.was), now: money(change.now) })
    case 'quantity':
      return t('checkout.changed.quantity', { name: change.name, was: change.was, now: change.now })
    case 'added':
      return t('checkout.changed.added', { name: change.name, quantity: change.quantity })
    case 'removed':
      if (change.isGift) return t('basket.notice.gift-lost', { name: change.name })
      return [
        t('basket.notice.group-removed', { name: change.name, quantity: change.quantity }),
        ...(change.path === undefined ? [] : [t('basket.notice.kept')]),
      ].join(' ')
    case 'branch':
      return t('checkout.changed.branch')
    case 'voucher':
      return t('checkout.changed.voucher', { code: change.code })
    default:
      return change.name === ''
        ? t('checkout.changed.gone.unnamed')
        : t('checkout.changed.gone', { name: change.name })
  }
}
