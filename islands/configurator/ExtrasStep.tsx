import { extrasChoice } from '#domain/configurator/extras-choice.ts'
import { CoatingChoice } from './CoatingChoice.tsx'
import { FramePicture } from './FramePicture.tsx'
import type { GlassText } from './glass-texts.ts'
import { glassFault } from './glass-fault.ts'
import { GuideLink } from './GuideLink.tsx'
import type { StepProps } from './step-props.ts'
import { PlanoIndex } from './PlanoIndex.tsx'
import { PlainTint, TintCard } from './TintCard.tsx'
import list from './ChoiceList.module.css'
import styles from './ExtrasStep.module.css'

/** The tint in which the frame is drawn beside the step, and what the lenses are coated with. */
export function ExtrasStep({ view, answers, mistakes, shop, t }: StepProps<GlassText>) {
  const choice = extrasChoice(answers, view.context.offered, view.frame.sunLens)
  const fault = glassFault('tint', mistakes, t)
  return (
    <div className={styles['step']}>
      <div className={styles['picture']}>
        <FramePicture view={view} answers={answers} shop={shop} t={t} isLow />
      </div>
      <fieldset id="tint" className={list['choices']} aria-describedby={fault ? 'tint-fault' : undefined}>
        <legend className="text-28">{t('glass.tint')}</legend>
        {fault && (
          <p id="tint-fault" className="bad">
            {fault}
          </p>
        )}
        <ul className={styles['tints']}>
          {choice.canBePlain && <PlainTint isChosen={choice.tint === null} t={t} />}
          {choice.tints.map(({ type, parts }) => (
            <TintCard key={type} {...{ type, parts, shop, t }} chosen={choice.tint} />
          ))}
        </ul>
        {choice.hasFewerTints && <p className="text-14">{t('glass.tint.fewer')}</p>}
        <p className="text-14 quiet">{t('glass.tint.driving')}</p>
        <PlanoIndex {...{ view, answers, shop, t }} />
      </fieldset>
      <CoatingChoice {...{ choice, mistakes, shop, t }} isAlone={answers.lensType === 'type_none'} />
      <p>
        <GuideLink to="extras" shop={shop}>
          {t('glass.extras.help')}
        </GuideLink>
      </p>
    </div>
  )
}
