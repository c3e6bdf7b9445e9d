import { addressLine } from '#domain/branch/address-line.ts'
import type { ReactNode } from 'react'
import type { AddressPart } from '#domain/checkout/address-field.ts'
import { type Answers, addressCountry, type CheckoutDeps } from '#domain/checkout/answers.ts'
import type { Step } from '#domain/checkout/step.ts'
import { chosenMethods, isPaid } from '#domain/checkout/checkout-view.ts'
import { branchWithAll } from '#domain/branch/pick-up-branch.ts'
import { pointName } from '#domain/delivery/point-format.ts'
import { collectText, methodText, windowLines } from './choice-text.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import { type GoToStep, stepLinkHandler } from './step-link.ts'
import styles from './AnswerSummary.module.css'

type Props = {
  answers: Answers
  deps: CheckoutDeps
  hasSeparateBillingAddress: boolean
  shop: CheckoutShop
  onVisit: GoToStep
  t: TranslateCheckout
}

/** The answers of the earlier steps, each with a link back to its step. */
export function AnswerSummary({ answers, deps, hasSeparateBillingAddress, shop, onVisit, t }: Props) {
  const { delivery, payment } = chosenMethods(answers, deps)
  const inBranch =
    delivery?.method.kind === 'branch' ? branchWithAll(deps.branches, answers['point.branch']) : undefined
  const isSentHome = delivery?.method.kind !== 'branch' && delivery?.method.kind !== 'parcel-shop'
  const parts: { label: string; step: Step; value: ReactNode }[] = [
    {
      label: t(isSentHome ? 'checkout.review.delivery' : 'checkout.review.address'),
      step: 'address',
      value: <Lines of={addressLines('delivery', answers, deps, shop, t)} />,
    },
    ...(hasSeparateBillingAddress
      ? [
          {
            label: t('checkout.review.billing'),
            step: 'address' as const,
            value: <Lines of={addressLines('billing', answers, deps, shop, t)} />,
          },
        ]
      : []),
    {
      label: t('checkout.review.method'),
      step: 'delivery',
      value: delivery && (
        <Lines
          of={[
            methodText(delivery.method, t),
            pointLine(answers, deps),
            collectText(inBranch, shop, t) ?? windowLines(delivery, shop, t),
          ].flat()}
        />
      ),
    },
    ...(isPaid(deps)
      ? [
          {
            label: t('checkout.review.payment'),
            step: 'payment' as const,
            value: payment && <Lines of={[t(`checkout.pay.${payment.method.key}`)]} />,
          },
        ]
      : []),
  ]
  return (
    <dl className={styles['summary']}>
      {parts.map(({ label, step, value }) => (
        <div key={label}>
          <dt className="quiet">{label}</dt>
          <dd>
            {value}
            <a
              className="link"
              href={`${shop.checkoutHref}?step=${step}`}
              onClick={stepLinkHandler(step, onVisit)}
              aria-label={t('checkout.change.of', { what: label })}
            >
              {t('checkout.change')}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <p>
    {of.filter(Boolean).map((line, place) => (
      <span key={`${place} ${line}`}>{line}</span>
    ))}
  </p>
)

function addressLines(
  part: AddressPart,
  answers: Answers,
  { country: own }: CheckoutDeps,
  shop: CheckoutShop,
  t: TranslateCheckout,
): string[] {
  const value = (
    field:
      | 'company'
      | 'taxNumber'
      | 'firstName'
      | 'lastName'
      | 'street'
      | 'additional'
      | 'zip'
      | 'city'
      | 'province',
  ) => answers[`${part}.${field}`] ?? ''
  const country = addressCountry(part, answers, own)
  const province = value('province') && ` (${value('province')})`
  return [
    `${value('firstName')} ${value('lastName')}`,
    value('company'),
    value('taxNumber') && t('order.address.tax', { id: value('taxNumber') }),
    [value('street'), value('additional')].filter(Boolean).join(', '),
    `${value('zip')} ${value('city')}${province}`,
    country === own ? '' : (shop.countries.find(({ code }) => code === country)?.name ?? country),
  ]
}

function pointLine(answers: Answers, { branches, country, deliveries }: CheckoutDeps): string {
  const kind = deliveries.find(({ method }) => method.key === answers.method)?.method.kind
  if (kind === 'branch') {
    const branch = branches.find(({ id }) => id === answers['point.branch'])
    return branch ? addressLine(branch) : ''
  }
  if (kind !== 'parcel-shop') return ''
  const point = { kind: answers['point.kind'], id: answers['point.id'] ?? '' }
  return `${pointName(country, answers.method ?? '', point)}, ${answers['point.zip'] ?? ''} ${answers['point.city'] ?? ''}`
}
