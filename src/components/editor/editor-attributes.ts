import { storyblokEditable } from '@storyblok/astro'

/** A part of a block in the editor's data: only drafts contain the marker. */
type Marked = { _editable?: string | undefined }

/** Attributes by which the visual editor identifies a part of a block; empty for the public. */
export function editorAttributes({ _editable: mark }: Marked): object {
  return mark ? storyblokEditable({ _editable: mark }) : {}
}
