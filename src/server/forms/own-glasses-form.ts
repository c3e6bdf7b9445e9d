import { frameWidthOf, readFrameNumbers } from '#domain/face/own-glasses.ts'
import type { FrameWidth } from '#domain/face/width-class.ts'
import { formAction } from './form-action.ts'

/** What was typed, for the form to show it again. */
export type OwnGlasses = { printed: string; result: FrameWidth | null }

/** Numbers, the name of a model and its colour. */
export const MAX_PRINTED_LENGTH = 40

/** Reads the numbers of the visitor's own glasses. They are stored nowhere and appear in no address. */
export const handleOwnGlasses = (request: Request, url: URL): Promise<OwnGlasses | Response> =>
  formAction(request, url, async (form) => {
    const printed = String(form.get('printed') ?? '').slice(0, MAX_PRINTED_LENGTH)
    const numbers = readFrameNumbers(printed)
    return { printed, result: numbers ? frameWidthOf(numbers) : null }
  })
