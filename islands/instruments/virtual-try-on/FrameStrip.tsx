import type { TryOnFrame } from '#domain/virtual-try-on/try-on-frame.ts'
import type { TranslateVirtualTryOn } from './virtual-try-on-texts.ts'
import styles from './Choices.module.css'

type Props = {
  frames: readonly TryOnFrame[]
  chosen: readonly number[]
  /** Several can be chosen. */
  isMany: boolean
  t: TranslateVirtualTryOn
  onChoose(at: number): void
}

/** All frames beside each other. */
export function FrameStrip({ frames, chosen, isMany, t, onChoose }: Props) {
  return (
    <fieldset className={styles['strip']}>
      <legend className="unseen">{t('virtual-try-on.frames')}</legend>
      {frames.map(({ name, picture }, at) => (
        <div key={at}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            id={`frame-${at}`}
            name="frame"
            className="unseen"
            checked={chosen.includes(at)}
            onChange={() => onChoose(at)}
          />
          <label htmlFor={`frame-${at}`}>
            {picture && <img src={picture} width="112" height="84" alt="" />}
            <span className="text-14">{name}</span>
          </label>
        </div>
      ))}
    </fieldset>
  )
}
