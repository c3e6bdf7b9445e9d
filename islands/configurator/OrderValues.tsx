import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { readAnswers, STEP_FIELD_NAMES } from '#domain/configurator/answers.ts'
import type { ConfiguratorView } from '#domain/configurator/view.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import { Button } from '#islands/ui/Button.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { RecalculateStep } from './RecalculateStep.tsx'
import type { ConfiguratorShop } from './step-props.ts'
import { VALUES_TEXTS } from './values-texts.ts'
import { ValuesStep } from './ValuesStep.tsx'
import styles from './OrderValues.module.css'

const ORDER_VALUES_KEYS = [
  'order.values.next',
  'order.values.send',
  'order.values.back',
  'order.values.recalculate',
] as const
/** The texts of the island. */
export const ORDER_VALUES_TEXTS = [...VALUES_TEXTS, ...ORDER_VALUES_KEYS] as const

type Props = {
  texts: Texts<(typeof ORDER_VALUES_TEXTS)[number]>
  shop: ConfiguratorShop
  view: Pick<ConfiguratorView, 'step' | 'answers' | 'mistakes' | 'context'>
  /** The group of the pair in its order. */
  group: string
  /** The address of the page, with its link. */
  action: string
  children?: ReactNode
}

/** What the steps after the values send again. */
const REPEATED = {
  recalculate: STEP_FIELD_NAMES.values,
  confirm: [...STEP_FIELD_NAMES.values, ...STEP_FIELD_NAMES.recalculate],
}

/**
 * The values of a pair that was ordered without them: typed, for which distance where they have an addition and the lenses one power, then
 * affirmed. The server checks each form.
 */
export function OrderValues({ texts, shop, view, group, action }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(view.answers)
  const step = view.step === 'confirm' || view.step === 'recalculate' ? view.step : null
  // Lenses of one power were ordered: they are not asked about as new ones are.
  const ofOrder: typeof t = (key, values) =>
    t(key === 'values.recalculate.typed' ? 'order.values.recalculate' : key, values)
  const props = { view, answers, mistakes: view.mistakes, shop, t }

  const readForm = useCallback(() => {
    if (form.current === null || step !== null) return
    const data = new FormData(form.current)
    const typed = readAnswers('values', (name) => data.getAll(name).map(String))
    setAnswers((before) => ({ ...before, ...typed }))
  }, [step])

  // What was typed before hydration.
  useEffect(readForm, [readForm])

  return (
    <form ref={form} method="post" action={action} noValidate className={styles['form']} onInput={readForm}>
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="step" value={view.step} />
      {step !== null &&
        REPEATED[step].map((name) => (
          <input key={name} type="hidden" name={name} value={answers[name] ?? ''} />
        ))}
      {step === null && <ValuesStep {...props} />}
      {step === 'recalculate' && <RecalculateStep {...props} t={ofOrder} />}
      {step === 'confirm' && <ConfirmStep {...props} />}
      <p className={styles['actions']}>
        <Button type="submit" look="main">
          {t(step === 'confirm' ? 'order.values.send' : 'order.values.next')}
        </Button>
        {step !== null && (
          <a className="link" href={action}>
            {t('order.values.back')}
          </a>
        )}
      </p>
    </form>
  )
}
