import { useMemo, useRef } from 'react'
import { segmentOf, stepAfter } from '#domain/configurator/step.ts'
import { type ConfiguratorView, stepQuery } from '#domain/configurator/view.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import type { ConfiguratorText } from './configurator-texts.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ExtrasStep } from './ExtrasStep.tsx'
import { Foot } from './Foot.tsx'
import { FramePicture } from './FramePicture.tsx'
import { GlassStep } from './GlassStep.tsx'
import { Notes } from './Notes.tsx'
import { OrderStep } from './OrderStep.tsx'
import { PrescriptionStep } from './PrescriptionStep.tsx'
import { RecalculateStep } from './RecalculateStep.tsx'
import { remainingMistakes } from './remaining-mistakes.ts'
import { RepeatedAnswers } from './RepeatedAnswers.tsx'
import { Segments } from './Segments.tsx'
import type { ConfiguratorShop } from './step-props.ts'
import { SummaryStep } from './SummaryStep.tsx'
import { TryOnStep } from './TryOnStep.tsx'
import { TypeStep } from './TypeStep.tsx'
import { useConfigurator } from './use-configurator.ts'
import { ValuesStep } from './ValuesStep.tsx'
import styles from './Configurator.module.css'

type Props = { texts: Texts<ConfiguratorText>; shop: ConfiguratorShop; view: ConfiguratorView }

/** The steps to a pair of glasses: forms that work without a script, and change at once after hydration. */
export function Configurator({ texts, shop, view: loaded }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const alert = useRef<HTMLParagraphElement>(null)
  const { state, context, isDrawn, visit, back, close, submit } = useConfigurator(loaded, shop, {
    form,
    title,
    errors: alert,
  })
  const { step, answers, isBusy, saveFailure } = state
  const mistakes = remainingMistakes(step, state.mistakes, answers, context)
  const view = { ...loaded, step, context, mistakes }
  const props = { view, answers, mistakes, shop, t }
  const next = segmentOf(stepAfter(step, answers, context.fromOrder))
  const isTryOn = step === 'summary' && answers.lensType === 'home_try_on'
  const add = view.replaces === null ? 'configurator.add' : 'configurator.replace'
  const label =
    step === 'summary'
      ? t(isTryOn ? 'configurator.add.try-on' : add)
      : t(
          step === 'type' || step === 'prescription' || next === 'type' || next === 'values'
            ? 'configurator.next'
            : `configurator.to.${next}`,
        )

  return (
    <div className={`page ${styles['configurator']}`} data-step={step}>
      <Segments {...{ view, answers, shop, t }} onVisit={visit} onClose={close} />
      <form
        ref={form}
        method="post"
        action={stepQuery(step, view)}
        noValidate
        className={styles['form']}
        onSubmit={submit}
      >
        <input type="hidden" name="step" value={step} />
        <RepeatedAnswers step={step} answers={answers} />
        {isShownBeside(step, answers.lensType) && (
          <aside className={styles['frame']}>
            <FramePicture {...props} />
          </aside>
        )}
        <div className={styles['work']}>
          <h1 ref={title} className="text-36" tabIndex={-1}>
            {t(isTryOn ? 'configurator.ask.try-on' : `configurator.ask.${step}`)}
          </h1>
          <Notes {...{ view, mistakes, saveFailure, shop, t }} isFirst={step === loaded.step} ref={alert} />
          {isDrawn && stepOf(step, props, visit)}
        </div>
        <Foot {...{ view, answers, shop, isBusy, label, t }} onBack={back} />
      </form>
    </div>
  )
}

/** The frame stands beside every step that leaves room for it: the table of values and an overview with values take the whole width. */
const isShownBeside = (step: ConfiguratorView['step'], lensType: string | undefined): boolean =>
  step === 'summary' ? lensType === 'type_none' : step !== 'values'

type Steps = Parameters<typeof SummaryStep>[0]

function stepOf(step: ConfiguratorView['step'], props: Omit<Steps, 'onVisit'>, visit: Steps['onVisit']) {
  switch (step) {
    case 'type':
      return <TypeStep {...props} />
    case 'prescription':
      return <PrescriptionStep {...props} />
    case 'values':
      return <ValuesStep {...props} />
    case 'order':
      return <OrderStep {...props} />
    case 'recalculate':
      return <RecalculateStep {...props} />
    case 'confirm':
      return <ConfirmStep {...props} />
    case 'glass':
      return <GlassStep {...props} />
    case 'extras':
      return <ExtrasStep {...props} />
    case 'summary':
      return props.answers.lensType === 'home_try_on' ? (
        <TryOnStep {...props} />
      ) : (
        <SummaryStep {...props} onVisit={visit} />
      )
    default:
      return null
  }
}
