import { useState } from 'react'
import { extrasChoice, type TintGroup } from '#domain/configurator/extras-choice.ts'
import { minor } from '#domain/money/price.ts'
import { CLEAR_TINTS } from '#domain/prescription/road-warnings.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { CoatingChoice } from './CoatingChoice.tsx'
import { FramePicture } from './FramePicture.tsx'
import type { GlassText } from './glass-texts.ts'
import { GuideLink } from './GuideLink.tsx'
import { signedMoney } from './signed-money.ts'
import type { StepProps } from './step-props.ts'
import { PlanoIndex } from './PlanoIndex.tsx'
import { PlainTint, TintCard, tintWord } from './TintCard.tsx'
import list from './ChoiceList.module.css'
import styles from './ExtrasStep.module.css'

/** The tint in which the frame is drawn beside the step, and what the lenses are coated with. */
export function ExtrasStep({ view, answers, mistakes, shop, t }: StepProps<GlassText>) {
  const choice = extrasChoice(answers, view.context.offered, view.frame.sunLens)
  // Who wants clear lenses need not read about all others.
  const isClearFirst = answers.lensType === 'type_ei' && view.frame.sunLens === null
  const isFolded = ({ type }: TintGroup) => isClearFirst && !CLEAR_TINTS.includes(type)
  const folded = choice.tints.filter(isFolded)
  const inSight = choice.tints.filter((group) => !isFolded(group))
  // As long as the step is shown, it is up to the shopper.
  const [isOpen] = useState(folded.some(({ type }) => type === choice.tint?.tintingType))
  const card = ({ type, parts }: TintGroup) => (
    <TintCard key={type} {...{ type, parts, shop, t }} chosen={choice.tint} />
  )
  const notes = (
    <>
      {choice.hasFewerTints && <p className="text-14">{t('glass.tint.fewer')}</p>}
      <p className="text-14 quiet">{t('glass.tint.driving')}</p>
    </>
  )
  return (
    <div className={styles['step']}>
      <div className={styles['picture']}>
        <FramePicture view={view} answers={answers} shop={shop} t={t} isLow />
      </div>
      <ChoiceGroup name="tint" className={list['choices']} {...{ mistakes, t }}>
        <ul className={styles['tints']}>
          {choice.canBePlain && <PlainTint isChosen={choice.tint === null} t={t} />}
          {inSight.map(card)}
        </ul>
        {folded.length > 0 && (
          <details className={styles['coloured']} open={isOpen || mistakes.length > 0}>
            <summary>
              <span className="strong">{t('glass.tint.coloured')}</span>
              <span className="figures nowrap">
                {t('configurator.from', { price: signedMoney(lowestPrice(folded), shop, t) })}
              </span>
              <span className="quiet text-14">{folded.map(({ type }) => tintWord(type, t)).join(' · ')}</span>
              <Icon name="down" size={20} />
            </summary>
            {notes}
            <ul className={styles['tints']}>{folded.map(card)}</ul>
          </details>
        )}
        {folded.length === 0 && notes}
        <PlanoIndex {...{ view, answers, shop, t }} />
      </ChoiceGroup>
      <CoatingChoice {...{ choice, mistakes, shop, t }} isAlone={answers.lensType === 'type_none'} />
      <p>
        <GuideLink to="extras" shop={shop}>
          {t('glass.extras.help')}
        </GuideLink>
      </p>
    </div>
  )
}

const lowestPrice = (groups: readonly TintGroup[]) =>
  minor(Math.min(...groups.flatMap(({ parts }) => parts.map(({ price }) => price.withTax))))
