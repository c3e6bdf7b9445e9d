import { useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

const SAMPLE = [3, 7, 1] as const
const SAMPLE_RATIO = 4

/** The listener's own volume, set on a sample: the check compares speech with noise, so that it need not be known. */
export function VolumeStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const [isHeard, setHeard] = useState(false)
  async function listen() {
    const { presentation } = used.check
    if (await used.play((sounds) => sounds.playDigits(SAMPLE, SAMPLE_RATIO, presentation))) setHeard(true)
  }
  return (
    <>
      <p className="text-18">{t('hearing.volume.line')}</p>
      <div className={styles['volume']}>
        <label htmlFor="volume">{t('hearing.volume')}</label>
        <input
          id="volume"
          type="range"
          min="0.05"
          max="1"
          step="0.05"
          value={used.volume}
          onChange={(event) => used.changeVolume(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles['actions']}>
        <Button look="outline" isBusy={used.sound === 'playing'} onClick={() => void listen()}>
          {t('hearing.listen')}
        </Button>
        {/* It stays focusable, so that it can say why it has no effect yet. */}
        <Button
          look="main"
          aria-disabled={!isHeard}
          aria-describedby={isHeard ? undefined : 'volume-first'}
          onClick={isHeard ? () => used.answer({ type: 'volume' }) : undefined}
        >
          {t('hearing.practise')}
        </Button>
      </div>
      {!isHeard && (
        <p id="volume-first" className="quiet">
          {t('hearing.volume.first')}
        </p>
      )}
    </>
  )
}
