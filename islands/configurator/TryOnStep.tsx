import { TRY_ON } from '#domain/basket/try-on.ts'
import { formatMoney } from '#domain/money/format.ts'
import { TRY_ON_RULES } from '#islands/basket/try-on-texts.ts'
import type { ConfiguratorText } from './configurator-texts.ts'
import { FramePicture } from './FramePicture.tsx'
import type { StepProps } from './step-props.ts'
import { SummaryFields } from './SummaryFields.tsx'
import styles from './TryOnStep.module.css'

/** The summary of a frame that is tried at home: what it means, and what the frame costs if it is kept. */
export function TryOnStep(props: StepProps<ConfiguratorText>) {
  const { view, answers, shop, t } = props
  const price = formatMoney(view.frame.price, shop)
  return (
    <div className={styles['try-on']}>
      <SummaryFields view={view} answers={answers} />
      <FramePicture {...props} answers={{}} />
      <div>
        <p className="text-22">{t('try-on.line', { days: TRY_ON.days })}</p>
        <p className="quiet">{t('try-on.if-kept', { price })}</p>
        <ul>
          {TRY_ON_RULES.map((rule) => (
            <li key={rule}>{t(`try-on.rule.${rule}`, { days: TRY_ON.days })}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
