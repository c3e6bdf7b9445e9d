import type { ReactNode } from 'react'
import type { AddressPart } from '#domain/checkout/address-field.ts'
import { type Answers, countryOf, type World } from '#domain/checkout/answers.ts'
import { branchesIn } from '#domain/checkout/branch.ts'
import type { Step } from '#domain/checkout/step.ts'
import { chosenOf } from '#domain/checkout/view.ts'
import { methodName, windowText } from './choice-text.ts'
import type { Say } from './say.ts'
import type { CheckoutShop } from './shop.ts'
import { type Visit, visiting } from './visiting.ts'
import styles from './Said.module.css'

type Props = {
  answers: Answers
  world: World
  isBilledElsewhere: boolean
  shop: CheckoutShop
  onVisit: Visit
  t: Say
}

/** What was answered in the steps before, each with the way back to it. */
export function Said({ answers, world, isBilledElsewhere, shop, onVisit, t }: Props) {
  const { delivery, payment } = chosenOf(answers, world)
  const parts: { what: string; step: Step; said: ReactNode }[] = [
    {
      what: t('checkout.review.delivery'),
      step: 'address',
      said: <Lines of={addressLines('delivery', answers, world, shop)} />,
    },
    ...(isBilledElsewhere
      ? [
          {
            what: t('checkout.review.billing'),
            step: 'address' as const,
            said: <Lines of={addressLines('billing', answers, world, shop)} />,
          },
        ]
      : []),
    {
      what: t('checkout.review.method'),
      step: 'delivery',
      said: delivery && (
        <Lines
          of={[methodName(delivery.method, t), pointLine(answers, world), windowText(delivery, shop, t)]}
        />
      ),
    },
    {
      what: t('checkout.review.payment'),
      step: 'payment',
      said: payment && <Lines of={[t(`checkout.pay.${payment.method.key}`)]} />,
    },
  ]
  return (
    <dl className={styles['said']}>
      {parts.map(({ what, step, said }) => (
        <div key={what}>
          <dt className="quiet">{what}</dt>
          <dd>
            {said}
            <a
              className="link"
              href={`${shop.checkoutHref}?step=${step}`}
              onClick={visiting(step, onVisit)}
              aria-label={t('checkout.change.of', { what })}
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
  { country: own }: World,
  shop: CheckoutShop,
): string[] {
  const said = (
    field: 'company' | 'firstName' | 'lastName' | 'street' | 'additional' | 'zip' | 'city' | 'province',
  ) => answers[`${part}.${field}`] ?? ''
  const country = countryOf(part, answers, own)
  const province = said('province') && ` (${said('province')})`
  return [
    `${said('firstName')} ${said('lastName')}`,
    said('company'),
    [said('street'), said('additional')].filter(Boolean).join(', '),
    `${said('zip')} ${said('city')}${province}`,
    country === own ? '' : (shop.countries.find(({ code }) => code === country)?.name ?? country),
  ]
}

function pointLine(answers: Answers, { country, deliveries }: World): string {
  const kind = deliveries.find(({ method }) => method.key === answers.method)?.method.kind
  if (kind === 'branch') {
    const branch = branchesIn(country).find(({ id }) => id === answers['point.branch'])
    return branch ? `${branch.street}, ${branch.zip} ${branch.city}` : ''
  }
  return kind === 'parcel-shop'
    ? `${answers['point.id'] ?? ''}, ${answers['point.zip'] ?? ''} ${answers['point.city'] ?? ''}`
    : ''
}
