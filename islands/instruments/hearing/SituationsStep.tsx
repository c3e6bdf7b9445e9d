import { useState } from 'react'
import { FREQUENCIES, type Frequency, SITUATIONS, type Situation } from '#domain/hearing/hearing-advice.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

/** Six situations of daily life, each with how often it happens. In no form: a group of radio buttons has a name, which a form could send. */
export function SituationsStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const [answers, setAnswers] = useState<Partial<Record<Situation, Frequency>>>({})
  const [isReminded, setReminded] = useState(false)
  function show() {
    if (isComplete(answers)) used.answer({ type: 'situations', situations: answers })
    else setReminded(true)
  }
  return (
    <div className={styles['situations']}>
      {SITUATIONS.map((situation) => (
        <fieldset key={situation}>
          <legend>{t(`hearing.situation.${situation}`)}</legend>
          {FREQUENCIES.map((frequency) => (
            <label key={frequency}>
              <input
                type="radio"
                name={situation}
                value={frequency}
                onChange={() => setAnswers((before) => ({ ...before, [situation]: frequency }))}
              />
              {t(`hearing.frequency.${frequency}`)}
            </label>
          ))}
        </fieldset>
      ))}
      {isReminded && !isComplete(answers) && (
        <p role="alert" className="bad">
          {t('hearing.incomplete')}
        </p>
      )}
      <Button look="main" onClick={show}>
        {t('hearing.show')}
      </Button>
    </div>
  )
}

const isComplete = (
  answers: Partial<Record<Situation, Frequency>>,
): answers is Record<Situation, Frequency> => SITUATIONS.every((situation) => answers[situation])
