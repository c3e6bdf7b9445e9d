import { storyblokEditable } from '@storyblok/astro'

/** A part of a block, as the editor sent it: drafts alone carry a mark. */
type Marked = { _editable?: string | undefined }

/** Attributes by which the visual editor finds a part of a block; none for the public. */
export function marksOf({ _editable: mark }: Marked): object {
  return mark ? storyblokEditable({ _editable: mark }) : {}
}
