import { Button } from '#islands/ui/Button.tsx'
import type { TranslateHearing } from './hearing-texts.ts'
import type { UsedHearingCheck } from './use-hearing-check.ts'
import styles from './Hearing.module.css'

const SAMPLE = [3, 7, 1] as const
const SAMPLE_RATIO = 4

/** The listener's own volume: the check compares speech with noise, so that it need not be known. */
export function VolumeStep({ used, t }: { used: UsedHearingCheck; t: TranslateHearing }) {
  const listen = () => used.play((sounds) => sounds.playDigits(SAMPLE, SAMPLE_RATIO, used.check.presentation))
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
        <Button look="main" onClick={() => used.answer({ type: 'volume' })}>
          {t('hearing.practise')}
        </Button>
      </div>
    </>
  )
}
