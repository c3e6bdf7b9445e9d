import { countOf } from '#domain/basket/entries.ts'
import { orderButton } from '#domain/checkout/button.ts'
import {
  type Answers,
  isBilledElsewhere,
  type Mistake,
  MOST_REMARK,
  type World,
} from '#domain/checkout/answers.ts'
import { isMadeToMeasure } from '#domain/checkout/made-to-measure.ts'
import { agreedOf, type CheckoutView, chosenOf, feesOf } from '#domain/checkout/view.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { moneyOf } from '#islands/basket/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Costs } from './Costs.tsx'
import { Lines } from './Lines.tsx'
import { linked, markOf } from './linked.tsx'
import { mistakeText } from './mistake-text.ts'
import { Said } from './Said.tsx'
import type { Say } from './say.ts'
import type { CheckoutShop } from './shop.ts'
import type { Visit } from './visiting.ts'
import styles from './ReviewStep.module.css'

type Props = {
  view: CheckoutView
  answers: Answers
  world: World
  mistakes: readonly Mistake[]
  isBusy: boolean
  onVisit: Visit
  shop: CheckoutShop
  t: Say
}

/** All of it once more, and the button that orders. */
export function ReviewStep({ view, answers, world, mistakes, isBusy, onVisit, shop, t }: Props) {
  const { basket, country, attempt } = view
  const fees = feesOf(chosenOf(answers, world))
  const { withTax: total } = orderCost(basket, fees)
  const wrong = (name: Mistake['name']) => {
    const mistake = mistakes.find((each) => each.name === name)
    return mistake && mistakeText(mistake, t, country)
  }
  const legal = {
    terms: { href: shop.legal.terms, label: t('checkout.legal.terms') },
    withdrawal: { href: shop.legal.withdrawal, label: t('checkout.legal.withdrawal') },
    privacy: { href: shop.legal.privacy, label: t('checkout.legal.privacy') },
  }
  return (
    <>
      <Said {...{ answers, world, shop, onVisit, t }} isBilledElsewhere={isBilledElsewhere(answers)} />
      <section aria-labelledby="items">
        <h2 id="items" className={`text-22 ${styles['items']}`}>
          {t('checkout.review.items', { count: countOf(basket.items) })}
        </h2>
        <Lines items={basket.items} isLarge shop={shop} t={t} />
      </section>
      {world.hasValues && (
        <div className={styles['values']}>
          <label className={styles['agree']}>
            <input
              type="checkbox"
              id="values"
              name="values"
              value="yes"
              defaultChecked={answers.values === 'yes'}
              aria-invalid={wrong('values') ? true : undefined}
              aria-describedby={wrong('values') ? 'values-fault' : undefined}
            />
            {t('checkout.values.agree')}
          </label>
          {wrong('values') && (
            <p id="values-fault" className="bad text-14">
              {wrong('values')}
            </p>
          )}
          <label className="field" htmlFor="remark">
            <span>
              {t('checkout.remark')} <span className="quiet">{t('form.optional')}</span>
            </span>
            <textarea
              id="remark"
              name="remark"
              className={`input ${styles['remark']}`}
              rows={3}
              maxLength={MOST_REMARK}
              defaultValue={answers.remark}
            />
          </label>
        </div>
      )}
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="agreed" value={JSON.stringify(agreedOf(basket, fees))} />
      <div className={styles['order']}>
        <div className={`text-14 ${styles['legal']}`}>
          <p>
            {linked(
              t('checkout.legal', {
                terms: markOf('terms'),
                withdrawal: markOf('withdrawal'),
                privacy: markOf('privacy'),
              }),
              legal,
            )}
          </p>
          {basket.items.some(isMadeToMeasure) && <p>{t('checkout.legal.custom')}</p>}
        </div>
        <div className={styles['costs']}>
          <Costs {...{ basket, answers, world, shop, t }} />
        </div>
        <p className={styles['total']}>
          <b className="figures text-28">{moneyOf(shop)(total)}</b>
          <span className="text-14 quiet">{t('checkout.total.line')}</span>
        </p>
        <Button type="submit" look="main" isBusy={isBusy}>
          {orderButton(shop.language)}
        </Button>
      </div>
    </>
  )
}
