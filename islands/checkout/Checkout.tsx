import { useMemo, useRef } from 'react'
import { type CheckoutView, isPaid } from '#domain/checkout/checkout-view.ts'
import { hasSubscription } from '#domain/checkout/needs-account.ts'
import { stepAfter, stepsOf } from '#domain/checkout/step.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import { Button } from '#islands/ui/Button.tsx'
import { AddressStep } from './AddressStep.tsx'
import type { CHECKOUT_TEXTS } from './checkout-texts.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Notes } from './Notes.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { Progress } from './Progress.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { CheckoutShop } from './shop.ts'
import { Summary } from './Summary.tsx'
import { useCheckout } from './use-checkout.ts'
import styles from './Checkout.module.css'

type Props = {
  texts: Texts<(typeof CHECKOUT_TEXTS)[number]>
  shop: CheckoutShop
  view: CheckoutView
}

/** The steps to an order: forms that work without a script, and save themselves after hydration. */
export function Checkout({ texts, shop, view }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { state, deps, open, visit, submit } = useCheckout(view, form, { title, errors: summary })
  const { step, answers, errors, isBusy, saveFailure } = state
  const stepProps = { answers, errors, country: view.country, shop, t }

  return (
    <div className="page">
      <Progress
        steps={stepsOf(isPaid(deps))}
        step={step}
        open={open}
        href={shop.checkoutHref}
        onVisit={visit}
        t={t}
      />
      <div className={styles['columns']}>
        <Summary basket={view.basket} {...{ answers, deps, shop, t }} />
        <form
          key={step}
          ref={form}
          method="post"
          action={shop.checkoutHref}
          noValidate
          className={styles['form']}
          onSubmit={submit}
        >
          <input type="hidden" name="step" value={step} />
          <h1 ref={title} className="text-36" tabIndex={-1}>
            {t(`checkout.ask.${step}`)}
          </h1>
          <Notes view={view} isFirst={step === view.step} saveFailure={saveFailure} shop={shop} t={t} />
          <ErrorSummary ref={summary} {...stepProps} />
          {step === 'address' && <AddressStep view={view} {...stepProps} />}
          {step === 'delivery' && <DeliveryStep {...deps} {...stepProps} />}
          {step === 'payment' && (
            <PaymentStep
              payments={deps.payments}
              basket={view.basket}
              isSubscription={hasSubscription(view.basket)}
              {...stepProps}
            />
          )}
          {step === 'review' ? (
            <ReviewStep view={view} isBusy={isBusy} onVisit={visit} {...{ answers, deps, errors, shop, t }} />
          ) : (
            <p>
              <Button type="submit" look="main" isBusy={isBusy}>
                {t(
                  stepAfter(step, isPaid(deps)) === 'review'
                    ? 'checkout.next.payment'
                    : `checkout.next.${step}`,
                )}
              </Button>
            </p>
          )}
        </form>
      </div>
    </div>
  )
}
