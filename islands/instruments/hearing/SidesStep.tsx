import { useState } from 'react'
import { type HeardSide, SIDE_TRIALS } from '#domain/hearing/side-check.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

const HEARD: readonly HeardSide[] = ['left', 'right', 'both']

/** A tone in one ear: whether headphones are on the right way round, and keep the ears apart. */
export function SidesStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const { sides, heardSides, isSwapped } = used.check
  const trial = heardSides.length
  /** How many tones were heard; after swapped sides they begin again. */
  const [heard, setHeard] = useState(0)
  const isPlaying = used.sound === 'playing'
  /** There is nothing to answer yet. Its buttons stay, so that none loses the focus with a press. */
  const isSilent = heard <= trial || isPlaying
  async function listen() {
    const side = sides[trial]
    if (side && (await used.play((sounds) => sounds.playSide(side)))) setHeard(trial + 1)
  }
  function name(side: HeardSide) {
    setHeard(0)
    used.answer({ type: 'side', side })
  }
  return (
    <>
      <p className="text-18">{t('hearing.sides')}</p>
      {isSwapped && trial === 0 && (
        <p className="bad" role="alert">
          {t('hearing.side.swapped')}
        </p>
      )}
      <p className="quiet figures" aria-live="polite">
        {t('hearing.round', { count: trial + 1, most: SIDE_TRIALS })}
      </p>
      <Button look="main" isBusy={isPlaying} onClick={() => void listen()}>
        {t('hearing.listen')}
      </Button>
      <div className={styles['tones']}>
        {HEARD.map((side) => (
          <Button
            key={side}
            look="outline"
            aria-disabled={isSilent}
            onClick={isSilent ? undefined : () => name(side)}
          >
            {t(`hearing.side.${side}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
