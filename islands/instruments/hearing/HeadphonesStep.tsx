import { useState } from 'react'
import { HEADPHONE_TRIALS } from '#domain/hearing/headphone-check.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

/** Which of three tones is the quietest: through loudspeakers it seems to be another one than through headphones. */
export function HeadphonesStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const { trials, tones } = used.check
  const trial = trials[tones.length] ?? []
  const [heard, setHeard] = useState(-1)
  /** The place of the tone that sounds. */
  const [sounding, setSounding] = useState(-1)
  /** There is nothing to answer yet. Its buttons stay, so that none loses the focus with a press. */
  const isSilent = heard < tones.length || sounding >= 0
  async function listen() {
    let isPlayed = true
    for (const [place, tone] of trial.entries()) {
      setSounding(place)
      isPlayed &&= await used.play((sounds) => sounds.playTone(tone))
    }
    setSounding(-1)
    if (isPlayed) setHeard(tones.length)
  }
  return (
    <>
      <p className="text-18">{t('hearing.headphones')}</p>
      <p className="quiet figures" aria-live="polite">
        {t('hearing.round', { count: tones.length + 1, most: HEADPHONE_TRIALS })}
      </p>
      <Button look="main" isBusy={sounding >= 0} onClick={() => void listen()}>
        {t('hearing.listen')}
      </Button>
      <div className={styles['tones']}>
        {trial.map((_, place) => (
          <Button
            key={place}
            look="outline"
            data-sounding={sounding === place || undefined}
            aria-disabled={isSilent}
            onClick={isSilent ? undefined : () => used.answer({ type: 'tone', place })}
          >
            {t('hearing.tone', { number: place + 1 })}
          </Button>
        ))}
      </div>
    </>
  )
}
