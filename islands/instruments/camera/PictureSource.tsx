import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { CameraPreview } from './CameraPreview.tsx'
import { cameraFailure } from './camera-state.ts'
import type { TranslateCamera } from './camera-texts.ts'
import { PhotoInput } from './PhotoInput.tsx'
import { useCamera } from './use-camera.ts'
import styles from './PictureSource.module.css'

type Props = {
  t: TranslateCamera
  /** Receives the picture, which is the receiver's to close. */
  onPicture: (picture: ImageBitmap, from: 'photo' | 'camera') => void
  /** What is shown of the open camera in place of its plain video. */
  renderFilm?: ((video: RefObject<HTMLVideoElement | null>) => ReactNode) | undefined
  /** The last picture is still being examined. */
  isBusy?: boolean
}

/** A picture of the visitor: from a photo, or from the camera after a press. */
export function PictureSource({ t, onPicture, renderFilm, isBusy = false }: Props) {
  const { state, open, close, video, grab } = useCamera()
  const [photo, setPhoto] = useState<'none' | 'reading' | 'unreadable'>('none')
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // What had the focus in the preview is gone with it.
  useEffect(() => {
    if (wasOpen.current && state !== 'open') opener.current?.focus()
    wasOpen.current = state === 'open'
  }, [state])

  const isReading = isBusy || photo === 'reading'
  const failure = photo === 'none' ? cameraFailure(state) : undefined

  function openCamera() {
    setPhoto('none')
    void open()
  }
  /** A photo takes the place of a camera that is not open yet, or failed. */
  function changePhoto(to: typeof photo) {
    if (to === 'reading') close()
    setPhoto(to)
  }
  function take() {
    const picture = grab()
    if (picture === undefined) return
    close()
    onPicture(picture, 'camera')
  }

  return (
    <div className={styles['source']} data-camera={state}>
      <p className={styles['privacy']}>{t('camera.privacy')}</p>
      {failure !== undefined && (
        <p className="bad" role="alert">
          {t(`camera.${failure}`)}
        </p>
      )}
      {photo === 'unreadable' && (
        <p className="bad" role="alert">
          {t('camera.photo.unreadable')}
        </p>
      )}
      {state === 'open' ? (
        <CameraPreview {...{ t, video }} film={renderFilm?.(video)} onTake={take} onClose={close} />
      ) : (
        <div className={styles['actions']}>
          <PhotoInput
            {...{ t, isReading }}
            onPicture={(picture) => onPicture(picture, 'photo')}
            onChange={changePhoto}
          />
          <Button
            ref={opener}
            look="outline"
            isBusy={state === 'opening'}
            aria-disabled={isReading || undefined}
            onClick={() => !isReading && openCamera()}
          >
            {t('camera.open')}
          </Button>
        </div>
      )}
      <output className="quiet">
        {state === 'opening' && t('camera.opening')}
        {isReading && t('camera.reading')}
      </output>
    </div>
  )
}
