import { addressLine } from '#domain/branch/address-line.ts'
import { methodFieldName } from '#domain/checkout/field-name.ts'
import type { Answers, AnswerError } from '#domain/checkout/answers.ts'
import type { PickUpBranch } from '#domain/branch/pick-up-branch.ts'
import type { DeliveryMethod } from '#domain/delivery/carrier.ts'
import type { DeliveryChoice } from '#domain/checkout/method-choices.ts'
import { deliveryFields, isPackstation as isPackstationMethod } from '#domain/delivery/delivery-field.ts'
import { POINT_KINDS } from '#domain/delivery/point-format.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import { priceFormatter } from '#islands/basket/shop.ts'
import { collectText, methodText, windowLines } from './choice-text.ts'
import { fieldLabel, answerErrorText } from './answer-error-text.ts'
import { Confirmation } from './Confirmation.tsx'
import { Option } from '#islands/ui/Option.tsx'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import { TextField } from './TextField.tsx'
import fields from './AddressFields.module.css'
import styles from './Choices.module.css'

type Props = {
  deliveries: readonly DeliveryChoice[]
  branches: readonly PickUpBranch[]
  country: ShopCountry
  answers: Answers
  errors: readonly AnswerError[]
  shop: CheckoutShop
  t: TranslateCheckout
}

/** The choice of a delivery method. */
export function DeliveryStep({ deliveries, branches, country, answers, errors, shop, t }: Props) {
  const error = errors.find(({ name }) => name === 'method')
  return (
    <fieldset className={styles['choices']} id="method" aria-describedby={error ? 'method-fault' : undefined}>
      <legend className="unseen">{t('checkout.step.delivery')}</legend>
      {error && (
        <p id="method-fault" className="bad">
          {answerErrorText(error, t, country)}
        </p>
      )}
      <ul>
        {deliveries.map(({ method, fee, windows, unavailableReason }) => (
          <Option
            key={method.key}
            name="method"
            value={method.key}
            isChosen={answers.method === method.key}
            label={methodText(method, t)}
            line={
              unavailableReason
                ? t(`checkout.obstacle.${unavailableReason}`)
                : windowLines({ method, windows }, shop, t).join('\n')
            }
            isPossible={unavailableReason === null}
            price={priceFormatter(shop, t)(fee)}
          >
            {method.kind === 'home' ? null : method.kind === 'branch' ? (
              <Branches {...{ branches, method, answers, errors, country, shop, t }} />
            ) : (
              <Point {...{ branches, method, answers, errors, country, t }} />
            )}
          </Option>
        ))}
      </ul>
    </fieldset>
  )
}

type Method = { method: DeliveryMethod }
type PointProps = Omit<Props, 'deliveries' | 'shop'> & Method

function Branches({
  branches,
  method,
  answers,
  errors,
  country,
  shop,
  t,
}: Omit<Props, 'deliveries'> & Method) {
  const error = errors.find(({ name }) => name === 'point.branch')
  return (
    <fieldset className={styles['branches']} id="point.branch">
      <legend className="text-14 strong">{t('checkout.point.branch')}</legend>
      {error && <p className="bad text-14">{answerErrorText(error, t, country)}</p>}
      {branches.map((branch) => (
        <label key={branch.id}>
          <input
            type="radio"
            name={methodFieldName('point.branch', method.key)}
            value={branch.id}
            defaultChecked={answers['point.branch'] === branch.id}
          />
          <span>
            <span>{addressLine(branch)}</span>
            <Collection text={collectText(branch, shop, t)} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const Collection = ({ text }: { text: string | null }) => text && <span className="text-14 good">{text}</span>

function Point({ branches, method, answers, errors, country, t }: PointProps) {
  const pointFields = deliveryFields(method, country, branches)
  const isPackstation = isPackstationMethod(method, country)
  const isChosen = answers.method === method.key
  return (
    <>
      <div className={fields['fields']}>
        {pointFields.map(({ name, width, maxLength, choices }) => {
          const answer = `point.${name}` as const
          const error = isChosen ? errors.find((each) => each.name === answer) : undefined
          if (choices)
            return (
              <fieldset key={name} className={styles['kinds']} id={isChosen ? answer : undefined}>
                <legend className="text-14 strong">{fieldLabel(answer, t)}</legend>
                {error && <p className="bad text-14">{answerErrorText(error, t, country)}</p>}
                {choices.map((kind) => (
                  <label key={kind}>
                    <input
                      type="radio"
                      name={methodFieldName(answer, method.key)}
                      value={kind}
                      defaultChecked={isChosen && answers[answer] === kind}
                    />
                    {POINT_KINDS[kind]}
                  </label>
                ))}
              </fieldset>
            )
          const own = name === 'zip' || name === 'city' ? answers[`delivery.${name}`] : undefined
          return (
            <TextField
              key={name}
              name={methodFieldName(answer, method.key)}
              id={isChosen ? answer : methodFieldName(answer, method.key)}
              label={fieldLabel(answer, t, isPackstation)}
              value={(isChosen && answers[answer]) || (own ?? '')}
              error={error && answerErrorText(error, t, country, isPackstation)}
              width={width}
              maxLength={maxLength}
              autoComplete="off"
            />
          )
        })}
      </div>
      {isChosen && <Confirmation name="pointConfirmed" {...{ answers, errors, t }} />}
    </>
  )
}
