import { useMemo, useRef } from 'react'
import type { CheckoutView } from '#domain/checkout/view.ts'
import type { Texts } from '#i18n/texts.ts'
import { reader } from '#islands/reader.ts'
import { Button } from '#islands/ui/Button.tsx'
import { AddressStep } from './AddressStep.tsx'
import type { CHECKOUT_TEXTS } from './checkout-texts.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { Mistakes } from './Mistakes.tsx'
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
  removed: readonly { name: string; quantity: number }[]
}

/** The way to an order: forms that work by themselves, and save themselves once the page has come alive. */
export function Checkout({ texts, shop, view, removed }: Props) {
  const t = useMemo(() => reader(texts), [texts])
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { state, world, open, visit, submit } = useCheckout(view, form, { title, mistakes: summary })
  const { step, answers, mistakes, isBusy, trouble } = state
  const asked = { answers, mistakes, country: view.country, shop, t }

  return (
    <div className="page">
      <Progress step={step} open={open} href={shop.checkoutHref} onVisit={visit} t={t} />
      <div className={styles['columns']}>
        <Summary basket={view.basket} {...{ answers, world, shop, t }} />
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
          <Notes
            view={view}
            isFirst={step === view.step}
            trouble={trouble}
            removed={removed}
            shop={shop}
            t={t}
          />
          <Mistakes ref={summary} {...asked} />
          {step === 'address' && <AddressStep view={view} {...asked} />}
          {step === 'delivery' && <DeliveryStep deliveries={world.deliveries} {...asked} />}
          {step === 'payment' && <PaymentStep payments={world.payments} {...asked} />}
          {step === 'review' ? (
            <ReviewStep
              view={view}
              isBusy={isBusy}
              onVisit={visit}
              {...{ answers, world, mistakes, shop, t }}
            />
          ) : (
            <p>
              <Button type="submit" look="main" isBusy={isBusy}>
                {t(`checkout.next.${step}`)}
              </Button>
            </p>
          )}
        </form>
      </div>
    </div>
  )
}
