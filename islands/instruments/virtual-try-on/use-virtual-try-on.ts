import { useEffect, useState } from 'react'
import { picturePixels } from '#islands/instruments/camera/picture-pixels.ts'
import { loadFaceGeometry, openFaceFinder } from '#islands/instruments/face/face-finder.ts'
import { type Finding, openedOnce } from './finding.ts'
import { type FoundFace, foundFace } from './found-face.ts'

export type VirtualTryOnState =
  | { step: 'start'; fault?: 'no-face' | 'models' }
  | { step: 'reading' }
  | { step: 'shown'; face: FoundFace; isFromCamera: boolean }

/** One picture with the face in it. Nothing of it outlives the page. */
export function useVirtualTryOn() {
  const [state, setState] = useState<VirtualTryOnState>({ step: 'start' })
  const [{ find, close }] = useState(() => openedOnce(openFinding))
  useEffect(() => close, [close])

  async function read(picture: ImageBitmap, isFromCamera: boolean): Promise<VirtualTryOnState> {
    try {
      const { finder, geometry } = await find()
      const { landmarks } = await finder.find(picturePixels(picture))
      if (!landmarks) return { step: 'start', fault: 'no-face' }
      return { step: 'shown', face: await foundFace(picture, landmarks, geometry), isFromCamera }
    } catch {
      return { step: 'start', fault: 'models' }
    }
  }

  return {
    state,
    find,
    async take(picture: ImageBitmap, from: 'photo' | 'camera') {
      setState({ step: 'reading' })
      const next = await read(picture, from === 'camera')
      picture.close()
      setState(next)
    },
    restart: () => setState({ step: 'start' }),
  }
}

async function openFinding(): Promise<Finding> {
  const geometry = await loadFaceGeometry()
  return { finder: await openFaceFinder(), geometry }
}
