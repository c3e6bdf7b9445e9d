import { useEffect, useMemo, useRef, useState } from 'react'
import type { FrameSubject } from '#domain/frame/design.ts'
import type { FoundFace } from './found-face.ts'
import type { FrameDrawer } from './raster-drawer.ts'
import type { TranslateVirtualTryOn } from './virtual-try-on-texts.ts'
import styles from './VirtualTryOn.module.css'

type Props = {
  face: FoundFace
  scale: number
  subject: FrameSubject
  name: string
  drawer: FrameDrawer
  isMirrored: boolean
  t: TranslateVirtualTryOn
}

/** The face alone until the frame is drawn. */
export function WornPicture({ face, scale, subject, name, drawer, isMirrored, t }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useMemo(() => ({ face, scale, subject }), [face, scale, subject])
  const [outcome, setOutcome] = useState<{ of: typeof drawing; isDrawn: boolean }>()
  const { image } = face
  useEffect(() => {
    const { data, width, height } = image
    const pixels = new ImageData(new Uint8ClampedArray(data), width, height)
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0)
  }, [image])
  useEffect(() => {
    let isCurrent = true
    async function draw() {
      const picture = await drawer.draw(drawing.face, drawing.scale, drawing.subject).catch(() => undefined)
      if (isCurrent && picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
      picture?.close()
      if (!isCurrent) return
      setOutcome({ of: drawing, isDrawn: picture !== undefined })
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [drawer, drawing])
  const drawn = outcome?.of === drawing ? outcome.isDrawn : undefined
  return (
    <>
      <canvas
        ref={canvas}
        className={styles['worn']}
        width={image.width}
        height={image.height}
        data-drawn={drawn || undefined}
        data-mirrored={isMirrored || undefined}
      >
        {t('virtual-try-on.picture', { name })}
      </canvas>
      {drawn === false && (
        <p className="bad" role="alert">
          {t('virtual-try-on.fault.drawing')}
        </p>
      )}
    </>
  )
}
