import { ORDER_ORIGINS } from '#domain/prescription/prescription-from-order.ts'
import { TextField } from '#islands/checkout/TextField.tsx'
import { EarlierOrders } from './EarlierOrders.tsx'
import type { StepProps } from './step-props.ts'
import type { TranslateValueSteps, VALUES_TEXTS } from './values-texts.ts'
import styles from './OrderStep.module.css'

/** Which earlier order the values are taken from, and what proves that it is known. */
export function OrderStep({ view, answers, mistakes, shop, t }: StepProps<(typeof VALUES_TEXTS)[number]>) {
  const faultOf = (name: 'order.number' | 'order.email') => {
    const mistake = mistakes.find((each) => each.name === name)
    return mistake && orderFaultText(mistake.kind, name, t)
  }
  const isNotMade = mistakes.some(({ name, kind }) => name === 'order.number' && !isOfNumber(kind))
  const origin = ORDER_ORIGINS.find((each) => each === answers['order.origin']) ?? 'online'
  const orders = view.earlierOrders
  const isProofNeeded = !view.context.isSignedIn || mistakes.length > 0
  return (
    <div className={styles['step']}>
      <p className="quiet text-18">{t('values.order.intro')}</p>
      {orders.length > 0 && <EarlierOrders orders={orders} intl={shop.intl} t={t} />}
      <div className={styles['fields']}>
        {orders.length > 0 && <h2 className="text-22">{t('values.order.other')}</h2>}
        <TextField
          name="order.number"
          label={t('values.order.number')}
          value={answers['order.number'] ?? ''}
          hint={t('values.order.number.hint')}
          error={faultOf('order.number')}
          width={6}
          maxLength={40}
          inputMode="numeric"
          autoComplete="off"
        />
        {isNotMade && (
          <p>
            <a className="link" href={shop.branchesHref}>
              {t('values.beyond.branch')}
            </a>
          </p>
        )}
        <fieldset className={styles['origins']}>
          <legend>{t('values.order.origin')}</legend>
          {ORDER_ORIGINS.map((each) => (
            <label key={each}>
              <input type="radio" name="order.origin" value={each} defaultChecked={each === origin} />
              {t(`values.order.${each}`)}
            </label>
          ))}
        </fieldset>
        {isProofNeeded && (
          <fieldset className={styles['proof']}>
            <legend className="quiet">{t('values.order.proof')}</legend>
            <TextField
              name="order.email"
              label={t('values.order.email')}
              value={answers['order.email'] ?? ''}
              error={faultOf('order.email')}
              width={3}
              maxLength={254}
              type="email"
              autoComplete="email"
            />
            <TextField
              name="order.zip"
              label={t('values.order.zip')}
              value={answers['order.zip'] ?? ''}
              width={3}
              maxLength={20}
              autoComplete="postal-code"
            />
          </fieldset>
        )}
      </div>
    </div>
  )
}

/** What is wrong with the number itself, or with the question for it; an order that is not known, not proven or without values has one text. */
const NUMBER_TEXT = {
  required: 'values.fault.required',
  'max-length': 'values.fault.order-too-long',
  'validation-failed': 'values.fault.order-number',
  'not-found': 'values.fault.order',
  'too-many-requests': 'values.fault.limit',
  offline: 'values.fault.offline',
} as const
const isOfNumber = (kind: string): kind is keyof typeof NUMBER_TEXT => kind in NUMBER_TEXT

const orderFaultText = (
  kind: string,
  name: 'order.number' | 'order.email',
  t: TranslateValueSteps,
): string => {
  if (name === 'order.email') return t('values.fault.email')
  return t(isOfNumber(kind) ? NUMBER_TEXT[kind] : 'values.fault.order-not-made')
}
