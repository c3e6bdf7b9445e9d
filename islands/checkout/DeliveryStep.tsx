import { nameFor } from '#domain/checkout/answer-name.ts'
import type { Answers, Mistake } from '#domain/checkout/answers.ts'
import { type Branch, branchesIn } from '#domain/checkout/branch.ts'
import type { DeliveryMethod } from '#domain/checkout/carrier.ts'
import type { DeliveryChoice } from '#domain/checkout/choice.ts'
import { deliveryFields } from '#domain/checkout/delivery-field.ts'
import type { ShopCountry } from '#domain/checkout/shop-country.ts'
import { moneyOf } from '#islands/basket/shop.ts'
import { methodName, windowText } from './choice-text.ts'
import { labelOf, mistakeText } from './mistake-text.ts'
import { Option } from './Option.tsx'
import type { Say } from './say.ts'
import type { CheckoutShop } from './shop.ts'
import { TextField } from './TextField.tsx'
import fields from './AddressFields.module.css'
import styles from './Choices.module.css'

type Props = {
  deliveries: readonly DeliveryChoice[]
  country: ShopCountry
  answers: Answers
  mistakes: readonly Mistake[]
  shop: CheckoutShop
  t: Say
}

/** How the goods come. */
export function DeliveryStep({ deliveries, country, answers, mistakes, shop, t }: Props) {
  const wrong = mistakes.find(({ name }) => name === 'method')
  return (
    <fieldset className={styles['choices']} id="method" aria-describedby={wrong ? 'method-fault' : undefined}>
      <legend className="unseen">{t('checkout.step.delivery')}</legend>
      {wrong && (
        <p id="method-fault" className="bad">
          {mistakeText(wrong, t, country)}
        </p>
      )}
      <ul>
        {deliveries.map(({ method, fee, windows, obstacle }) => (
          <Option
            key={method.key}
            name="method"
            value={method.key}
            isChosen={answers.method === method.key}
            label={methodName(method, t)}
            line={obstacle ? t(`checkout.obstacle.${obstacle}`) : windowText({ method, windows }, shop, t)}
            isPossible={obstacle === null}
            price={moneyOf(shop)(fee)}
          >
            {method.kind === 'home' ? null : method.kind === 'branch' ? (
              <Branches branches={branchesIn(country)} {...{ method, answers, mistakes, country, t }} />
            ) : (
              <Point {...{ method, answers, mistakes, country, t }} />
            )}
          </Option>
        ))}
      </ul>
    </fieldset>
  )
}

type PointProps = Omit<Props, 'deliveries' | 'shop'> & { method: DeliveryMethod }

function Branches({
  branches,
  method,
  answers,
  mistakes,
  country,
  t,
}: PointProps & { branches: readonly Branch[] }) {
  const wrong = mistakes.find(({ name }) => name === 'point.branch')
  return (
    <fieldset className={styles['branches']} id="point.branch">
      <legend className="text-14 strong">{t('checkout.point.branch')}</legend>
      {wrong && <p className="bad text-14">{mistakeText(wrong, t, country)}</p>}
      {branches.map(({ id, street, zip, city }) => (
        <label key={id}>
          <input
            type="radio"
            name={nameFor('point.branch', method.key)}
            value={id}
            defaultChecked={answers['point.branch'] === id}
          />
          {`${street}, ${zip} ${city}`}
        </label>
      ))}
    </fieldset>
  )
}

function Point({ method, answers, mistakes, country, t }: PointProps) {
  const asked = deliveryFields(method, country)
  const isPackstation = asked.some(({ name }) => name === 'customer')
  const isChosen = answers.method === method.key
  return (
    <div className={fields['fields']}>
      {asked.map(({ name, width, most }) => {
        const answer = `point.${name}` as const
        const wrong = isChosen ? mistakes.find((each) => each.name === answer) : undefined
        const own = name === 'zip' || name === 'city' ? answers[`delivery.${name}`] : undefined
        return (
          <TextField
            key={name}
            name={nameFor(answer, method.key)}
            id={isChosen ? answer : nameFor(answer, method.key)}
            label={labelOf(answer, t, isPackstation)}
            value={(isChosen && answers[answer]) || (own ?? '')}
            mistake={wrong && mistakeText(wrong, t, country, isPackstation)}
            width={width}
            maxLength={most}
            autoComplete="off"
          />
        )
      })}
    </div>
  )
}
