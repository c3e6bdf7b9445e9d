import { useEffect, useRef, useState } from 'react'
import { picturePixels } from '#islands/instruments/camera/picture-pixels.ts'
import { type FaceFinder, openFaceFinder } from '#islands/instruments/face/face-finder.ts'
import { type Measured, type MeasureFault, readPicture } from './measure.ts'

export type MeasurementState<Value> =
  | { step: 'start'; fault?: MeasureFault | 'models' }
  | { step: 'reading' }
  | { step: 'marks'; picture: ImageBitmap; found: Measured }
  | { step: 'result'; result: Value }

/** For scripts and styles outside; see "In pages" of the fixed names. */
export const STATES: Record<MeasurementState<unknown>['step'], string> = {
  start: 'idle',
  reading: 'loading',
  marks: 'measuring',
  result: 'result',
}

/** One measurement from the picture to the result. Nothing of it outlives the page. */
export function useMeasurement<Value>() {
  const [state, setState] = useState<MeasurementState<Value>>({ step: 'start' })
  const finder = useRef<Promise<FaceFinder>>(undefined)
  useEffect(() => () => void finder.current?.then((open) => open.close()).catch(() => {}), [])

  /** The models are loaded with the first picture; when that failed, with the next one again. */
  async function read(picture: ImageBitmap): Promise<MeasurementState<Value>> {
    try {
      finder.current ??= openFaceFinder()
      const { image, landmarks } = await (await finder.current).find(picturePixels(picture))
      const read = readPicture(image, landmarks)
      if (!read.ok) picture.close()
      return read.ok ? { step: 'marks', picture, found: read.value } : { step: 'start', fault: read.error }
    } catch {
      finder.current = undefined
      return { step: 'start', fault: 'models' }
    }
  }

  /** A picture holds megabytes until it is closed. */
  function leave(next: MeasurementState<Value>) {
    if (state.step === 'marks') state.picture.close()
    setState(next)
  }

  return {
    state,
    async take(picture: ImageBitmap) {
      setState({ step: 'reading' })
      setState(await read(picture))
    },
    finish: (result: Value) => leave({ step: 'result', result }),
    restart: () => leave({ step: 'start' }),
  }
}
