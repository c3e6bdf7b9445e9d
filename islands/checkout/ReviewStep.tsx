import { REVIEWED_FIELD_NAMES } from '#domain/checkout/field-name.ts'
import { isTried, TRY_ON } from '#domain/basket/try-on.ts'
import { basketCount } from '#domain/basket/basket-entries.ts'
import { orderButtonText } from '#domain/checkout/order-button.ts'
import {
  type Answers,
  hasSeparateBillingAddress,
  type AnswerError,
  MAX_REMARK_LENGTH,
  type CheckoutDeps,
} from '#domain/checkout/answers.ts'
import { isMadeToMeasure, valuesOfGoods } from '#domain/prescription/made-to-measure.ts'
import { branchWithAll } from '#domain/branch/pick-up-branch.ts'
import { orderAgreement, type CheckoutView, chosenMethods, feesOf } from '#domain/checkout/checkout-view.ts'
import { holdText } from './hold-text.ts'
import { orderCost } from '#domain/order/order-cost.ts'
import { isPaidLater } from '#domain/order/payment-key.ts'
import { moneyFormatter } from '#islands/basket/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Costs } from './Costs.tsx'
import { TRY_ON_RULES } from '#islands/basket/try-on-texts.ts'
import { Lines } from './Lines.tsx'
import { textWithLinks, linkPlaceholder } from './text-with-links.tsx'
import { answerErrorText } from './answer-error-text.ts'
import { AnswerSummary } from './AnswerSummary.tsx'
import { SubscriptionPlan } from './SubscriptionPlan.tsx'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import type { GoToStep } from './step-link.ts'
import styles from './ReviewStep.module.css'

type Props = {
  view: CheckoutView
  answers: Answers
  deps: CheckoutDeps
  errors: readonly AnswerError[]
  isBusy: boolean
  onVisit: GoToStep
  shop: CheckoutShop
  t: TranslateCheckout
}

/** Below the total. */
const LINES = {
  paid: 'checkout.total.line',
  free: 'checkout.total.line',
  'try-on': 'checkout.total.try-on',
} as const

/** A review of the whole order, and the button that places it. */
export function ReviewStep({ view, answers, deps, errors, isBusy, onVisit, shop, t }: Props) {
  const { basket, country, attempt } = view
  const methods = chosenMethods(answers, deps)
  const values = valuesOfGoods(basket.items)
  const isThere =
    methods.delivery?.method.kind === 'branch' &&
    branchWithAll(deps.branches, answers['point.branch']) !== undefined
  const fees = feesOf(methods)
  const { withTax: total } = orderCost(basket, fees)
  const kind = total > 0 ? 'paid' : basket.items.every(isTried) ? 'try-on' : 'free'
  const errorTextOf = (name: AnswerError['name']) => {
    const error = errors.find((each) => each.name === name)
    return error && answerErrorText(error, t, country)
  }
  const legal = {
    terms: { href: shop.legal.terms, label: t('checkout.legal.terms') },
    withdrawal: { href: shop.legal.withdrawal, label: t('checkout.legal.withdrawal') },
    privacy: { href: shop.legal.privacy, label: t('checkout.legal.privacy') },
  }
  return (
    <>
      <AnswerSummary
        {...{ answers, deps, shop, onVisit, t }}
        hasSeparateBillingAddress={hasSeparateBillingAddress(answers)}
      />
      <section aria-labelledby="items">
        <h2 id="items" className={`text-22 ${styles['items']}`}>
          {t('checkout.review.items', { count: basketCount(basket.items) })}
        </h2>
        <Lines items={basket.items} isLarge shop={shop} t={t} />
      </section>
      <SubscriptionPlan {...{ view, methods, shop, t }} />
      {values && (
        <div className={styles['values']}>
          <label className={styles['agree']}>
            <input
              type="checkbox"
              id="values"
              name="values"
              value="yes"
              defaultChecked={answers.values === 'yes'}
              aria-invalid={errorTextOf('values') ? true : undefined}
              aria-describedby={errorTextOf('values') ? 'values-fault' : undefined}
            />
            {t(`checkout.values.agree.${values}`)}
          </label>
          {errorTextOf('values') && (
            <p id="values-fault" className="bad text-14">
              {errorTextOf('values')}
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
              maxLength={MAX_REMARK_LENGTH}
              defaultValue={answers.remark}
            />
          </label>
        </div>
      )}
      {REVIEWED_FIELD_NAMES.map((name) => (
        <input key={name} type="hidden" name={name} value={answers[name] ?? ''} />
      ))}
      <input type="hidden" name="attempt" value={attempt} />
      <input
        type="hidden"
        name="agreed"
        value={JSON.stringify({ ...orderAgreement(basket, fees), ...(isThere && { isInBranch: true }) })}
      />
      <div className={styles['order']}>
        <div className={`text-14 ${styles['legal']}`}>
          <p>
            {textWithLinks(
              t('checkout.legal', {
                terms: linkPlaceholder('terms'),
                withdrawal: linkPlaceholder('withdrawal'),
                privacy: linkPlaceholder('privacy'),
              }),
              legal,
            )}
          </p>
          {basket.items.some(isTried) &&
            TRY_ON_RULES.map((rule) => <p key={rule}>{t(`try-on.rule.${rule}`, { days: TRY_ON.days })}</p>)}
          {basket.items.some(isMadeToMeasure) && <p>{t('checkout.legal.custom')}</p>}
          {view.isLensReminderAnnounced && (
            <>
              <p>{t('lens-reminder.notice')}</p>
              <label className={styles['agree']}>
                <input
                  type="checkbox"
                  name="unreminded"
                  value="yes"
                  defaultChecked={answers.unreminded === 'yes'}
                />
                {t('lens-reminder.decline')}
              </label>
            </>
          )}
          {methods.payment && !isPaidLater(methods.payment.method.key) && <p>{holdText(basket, t)}</p>}
        </div>
        <div className={styles['costs']}>
          <Costs {...{ basket, answers, deps, shop, t }} />
        </div>
        <p className={styles['total']}>
          <b className="figures text-28">{moneyFormatter(shop)(total)}</b>
          <span className="text-14 quiet">{t(LINES[kind])}</span>
        </p>
        <Button type="submit" look="main" isBusy={isBusy}>
          {orderButtonText(shop.language, kind)}
        </Button>
      </div>
    </>
  )
}
