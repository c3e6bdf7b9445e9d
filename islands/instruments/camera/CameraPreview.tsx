import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateCamera } from './camera-texts.ts'
import styles from './PictureSource.module.css'

type Props = {
  t: TranslateCamera
  video: RefObject<HTMLVideoElement | null>
  onTake: () => void
  onClose: () => void
  /** What is shown in place of the video, from its pictures. */
  film: ReactNode
}

/** The open camera as a mirror. The picture that is taken is not mirrored. */
export function CameraPreview({ t, video, onTake, onClose, film }: Props) {
  const [isShowing, setShowing] = useState(false)
  const shutter = useRef<HTMLButtonElement>(null)
  // The focus also scrolls the button into view, which a small window has below the video.
  useEffect(() => shutter.current?.focus(), [])
  return (
    <div className={styles['preview']}>
      <video
        ref={video}
        className={styles[film ? 'source-of-film' : 'mirror']}
        aria-label={t('camera.preview')}
        autoPlay
        playsInline
        muted
        onLoadedData={() => setShowing(true)}
      />
      {film}
      <div className={styles['actions']}>
        <Button ref={shutter} isBusy={!isShowing} onClick={onTake}>
          {t('camera.take')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t('camera.close')}
        </Button>
      </div>
    </div>
  )
}
