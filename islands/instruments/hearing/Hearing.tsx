import { useEffect, useMemo, useRef } from 'react'
import { hearingAdvice } from '#domain/hearing/hearing-advice.ts'
import { hearingRange } from '#domain/hearing/hearing-norm.ts'
import type { HearingStep } from '#domain/hearing/hearing-check.ts'
import { speechReceptionThreshold } from '#domain/hearing/staircase.ts'
import type { Texts } from '#i18n/texts.ts'
import { translator } from '#islands/translator.ts'
import { Button } from '#islands/ui/Button.tsx'
import { DigitsStep } from './DigitsStep.tsx'
import { HeadphonesStep } from './HeadphonesStep.tsx'
import type { HearingText, TranslateHearing } from './hearing-texts.ts'
import { PlaceStep } from './PlaceStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { SidesStep } from './SidesStep.tsx'
import { SituationsStep } from './SituationsStep.tsx'
import { type UsedHearingCheck, useHearingCheck } from './use-hearing-check.ts'
import { VolumeStep } from './VolumeStep.tsx'
import { WarningStep } from './WarningStep.tsx'
import styles from './Hearing.module.css'

type Props = {
  texts: Texts<HearingText>
  /** The address of the digits, see `openHearingSounds`. */
  folder: string
  /** Where a branch with a hearing test is found. */
  visitHref: string
}

/** For scripts and styles outside; see "In pages" of the fixed names. */
const STATES: Record<HearingStep, string> = {
  warning: 'idle',
  doctor: 'refused',
  place: 'idle',
  sides: 'ready',
  headphones: 'ready',
  volume: 'ready',
  practice: 'ready',
  triplets: 'measuring',
  situations: 'measuring',
  result: 'result',
}

/** A check of hearing by digits in noise, for information: it is no examination, and nothing of it is stored or sent. */
export function Hearing({ texts, folder, visitHref }: Props) {
  const t = useMemo(() => translator(texts), [texts])
  const used = useHearingCheck(folder)
  const { step } = used.check
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef<HearingStep>(step)
  useEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])

  return (
    <div
      className={`page section ${styles['hearing']}`}
      data-instrument="hearing"
      data-state={used.sound === 'loading' ? 'loading' : STATES[step]}
    >
      <div className={styles['step']}>
        <h1 ref={title} className="text-36" tabIndex={-1}>
          {t(step === 'warning' ? 'hearing.title' : `hearing.ask.${step}`)}
        </h1>
        {(used.sound === 'failed' || used.sound === 'stopped') && (
          <p className="bad" role="alert">
            {t(`hearing.${used.sound}`)}
          </p>
        )}
        {stepOf(used, visitHref, t)}
      </div>
      {(step === 'warning' || step === 'result') && <p className="quiet text-14">{t('hearing.privacy')}</p>}
    </div>
  )
}

function stepOf(used: UsedHearingCheck, visitHref: string, t: TranslateHearing) {
  const { check, norms, restart } = used
  switch (check.step) {
    case 'warning':
      return <WarningStep {...{ used, t }} />
    case 'doctor':
      return (
        <>
          <p className="text-18">{t('hearing.doctor')}</p>
          <Button look="outline" onClick={restart}>
            {t('hearing.repeat')}
          </Button>
        </>
      )
    case 'place':
      return <PlaceStep {...{ used, t }} />
    case 'sides':
      return <SidesStep {...{ used, t }} />
    case 'headphones':
      return <HeadphonesStep {...{ used, t }} />
    case 'volume':
      return <VolumeStep {...{ used, t }} />
    case 'practice':
    case 'triplets':
      return <DigitsStep {...{ used, t }} />
    case 'situations':
      return <SituationsStep {...{ used, t }} />
    case 'result': {
      const threshold = speechReceptionThreshold(check.understood)
      if (threshold === null || norms === null || check.situations === null) return null
      const norm = norms[check.presentation]
      const range = hearingRange(threshold, norm)
      const advice = hearingAdvice(range, check.situations)
      const { presentation } = check
      const { isNormed } = norms
      return (
        <ResultStep
          {...{ threshold, norm, range, advice, presentation, isNormed, visitHref, t }}
          onRestart={restart}
        />
      )
    }
  }
}
