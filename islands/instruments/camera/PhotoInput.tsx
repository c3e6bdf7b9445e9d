import type { ChangeEvent } from 'react'
import type { TranslateCamera } from './camera-texts.ts'
import { readPicture } from './read-picture.ts'
import styles from './PictureSource.module.css'

type Props = {
  t: TranslateCamera
  isReading: boolean
  onChange: (photo: 'none' | 'reading' | 'unreadable') => void
  onPicture: (picture: ImageBitmap) => void
}

/** A photo of the device, read in the browser. */
export function PhotoInput({ t, isReading, onChange, onPicture }: Props) {
  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0]
    if (file === undefined) return
    onChange('reading')
    try {
      const picture = await readPicture(file)
      onChange('none')
      onPicture(picture)
    } catch {
      onChange('unreadable')
    } finally {
      // The same file may be chosen again.
      input.value = ''
    }
  }
  return (
    <label className={`button ${styles['photo']}`} data-busy={isReading || undefined}>
      {t('camera.photo')}
      <input
        type="file"
        className="unseen"
        accept="image/*"
        onClick={(event) => isReading && event.preventDefault()}
        onChange={(event) => void choose(event)}
      />
    </label>
  )
}
